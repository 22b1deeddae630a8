### Wizards of Element Circle, as faces that anybody may wear.

stone = The wizard of stone
tide = The witch of the tide
ember = The witch of the embers
gale = The wizard of the gale
hermit = The hermit
seer = The seer
