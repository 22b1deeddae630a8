### Why FITE refuses a move, by the keys that the rules give.

asks_choosingPowers = It is time for picking super powers.
asks_placingAtSetup = It is time for placing the fighters.
asks_placing = It is time for placing the fighters.
asks_relocating = It is time for using Swift or holding.
asks_dividing = It is time for dividing the dice.
asks_reacting = It is time for reacting to the roll.
committed = Your choice is made and stays closed until both are in.
onlySwift = Only a fighter with an unused Swift may change its place now.
oneDivision = Your dice can be divided in one way only, so it is done for you.
onlyReacting = Only a fighter on Tactical, or with an unused power other than Swift, reacts to the roll.
noSuchPower = A fighter has one of the six powers (aggressive, brutal, cunning, fast, swift, tough) or none.
noSuchPlace = The arena has three places: Offensive, Defensive and Tactical.
swiftStays = Swift goes to another place; to stay, hold.
poolTooSmall = Each pool needs at least { $least ->
        [one] one die
       *[other] { NUMBER($least) } dice
    }: attack with { $least } to { $most }.
declaredAfterRoll = A power is declared after the roll, not with the division.
saysWhetherUsed = A division says whether the power is used: use true or false.
declaredWithDivision = The power had to be declared with the division.
noPower = This fighter has no super power.
powerSpent = The power has been used: its coin lies face down.
swiftInFight = Swift is used at the end of step 1, not in the fight.
moveOrFlip = Move or Flip, not both; only Cunning on Tactical gives both.
onlyTactical = Only Tactical (or Cunning) lets you move or flip dice.
moveCount = A Move takes { $reach ->
        [one] one die
       *[other] one or two dice
    } from one of your pools.
keepsADie = Each pool keeps at least one die.
movedElsewhere = The dice moved must lie in that pool; name their faces high to low.
flipCount = A Flip turns { $reach ->
        [one] one die
       *[other] { $exactly ->
        [true] exactly two dice
       *[false] one or two dice
    }
    }.
flippedElsewhere = The dice flipped must lie in those pools after the Move; name their faces high to low.
bonusElsewhere = The +1 goes to a die of the pool your place helps.
