### Element Circle’s options, and what each of their values is called. Numbered ones are code: options.en.ts.

matchFormat_label = Match
matchFormat_help = First to so many rounds, or the most of a fixed number.
openHands_label = Open hands
openHands_help = Newcomers may play their first round with all hands shown.
openHands_values_none = Hidden
openHands_values_firstRound = First round open
openHands_values_always = Always open
startSpells_label = Starting spells
startSpells_help = What each is dealt; with three or more players the dealer gets one more.
startSpells_values_standard = As built
circleSlots_label = Slots of the circle
circleSlots_help = All are filled at random when a round begins.
innateSlots_label = Slots of your own
innateSlots_help = Everybody starts with one slot empty; the dealer fills all.
limits_label = Limits
limits_help = Whether players discard down to a limit at the end of their turn.
limits_values_off = None
limits_values_on = As below
limitPermanents_label = Most Permanents
limitPermanents_help = Counts only with limits.
limitSpells_label = Most spells in hand
limitSpells_help = Counts only with limits.
firstDealer_label = First dealer
firstDealer_help = The dealer plays last and takes one element more.
firstDealer_values_random = By chance
clockWindow_label = Clock Permanents
clockWindow_help = Only before the opening, or after it too.
clockWindow_values_start = Before opening
clockWindow_values_anytime = Any time in the turn
wizardSource_label = The Wizard casts
wizardSource_help = The top spell of the deck, or one from the hand.
wizardSource_values_deckTop = From the deck
wizardSource_values_hand = From the hand
waningLap_label = The altar wanes
waningLap_help = After so many laps nothing is drawn any more, so that every round ends.
discardView_label = Discard pile
discardView_help = Only its top card is seen, or all of it.
discardView_values_top = Top card
discardView_values_all = Open
showHand_label = Showing hands
showHand_help = Whether players may show their hand to others they choose.
showHand_values_off = Not allowed
showHand_values_on = Allowed
spells_label = Spell list
spells_help = The 64 cards as retuned after measuring, or as they were first written.
spells_values_first = First list
spells_values_tuned = Retuned

## Values that are numbers.

numbered_firstTo = { $rounds ->
        [one] One round
       *[other] First to { $rounds }
    }
numbered_rounds = Most of { NUMBER($rounds) }
numbered_spells = { NUMBER($spells) }
numbered_seat = Seat { NUMBER($number) }
