/** The 24 fighters of `ref-1` as the page of rules prints them, to compare the data with. */

export const APPROVED_FIGHTERS = `@rex-rookie | Rex Calder | The Rookie | Earther | Aggressive | Striker | 4 6 6 4
T showmanship-a
A Jab | H | enemy | damage 1 | 0
A Roundhouse | FG | enemy | damage 2 | 1
A Haymaker | HH | enemy | damage 3 | 1
X Instant Classic | H+12 | enemy | defeat > pumpedUp self | 0
@dolly | Dolly Dynamite | The Human Cannonball | Earther | Aggressive | Thrower | 5 6 5 4
T showmanship-a, vault
A Shoulder Check | B | enemy | push 1 | 0
A Hip Toss | BF | enemy | push 2, dodge 1 | 1
A Cannonball | BF+1 | enemy | push 2, damage 1, dodge 1 | 2
X Out of the Park | F+12 | enemy | defeat > dodge 1 > push 1 eachEngaged | 0
@gus | Gus Okafor | Old Granite | Earther | Defensive | Thrower | 3 9 5 6
T showmanship-d, rooted
A Shove | B | enemy | push 1 | 0
A Turnstile | BG | enemy | swap target > push 1 | 1
A Doorman’s Heave | BBF | enemy | push 3 | 2
X Last Call | B+12 | enemy | defeat > knockedDown eachEnemyWithin2 | 0
@mercy | Mama Mercy | The Sunday Service | Earther | Defensive | Grappler | 3 9 5 6
T showmanship-d, iron-jaw
A Bear Hug | B | enemy | stun 1 | 0
A Takedown | BH | enemy | stun 1, knockedDown | 1
A Long Sermon | BHG | enemy | stun 2, immobilized | 2
X Amen | B+12 | enemy | defeat > heal 3 self, unstun 2 self | 0
@rex-legend | Rex Calder | The Legend | Earther | Supportive | Striker | 4 7 5 4
T showmanship-s
A Veteran Jab | H | enemy | damage 1 | 0
A Call the Shot | FH | enemy+ally3 | damage 1 > pumpedUp ally | 1
A One-Two | HG | enemy | damage 2, dodge 1 | 1
X Passing the Torch | H+13 | enemy | defeat > pumpedUp eachAlly | 0
@kipp | Professor Kipp | Doctor of Holds | Earther | Supportive | Grappler | 4 8 5 6
T showmanship-s
A Ankle Pick | F | enemy | stun 1 | 0
A Study Hold | BH | enemy | stun 2 > draw 1 | 1
A Corner Talk | HG | ally3 | unstun 2 ally, heal 1 ally | 1
X Thesis Defence | H+12 | enemy | defeat > stun 1 eachEnemy | 0
@piston | Piston-9 | Assembly Line Brawler | Automaton | Aggressive | Striker | 4 6 6 4
T subroutine-a
A Ram Jab | H | enemy | damage 1 | 0
A Steam Kick | FF | enemy | damage 2, push 1 | 1
A Full Bore | HHG | enemy | damage 4 | 2
X Redline | H+12 | enemy | defeat > gain redlined | 0
@clampdown | Clampdown | Salvage Rights | Automaton | Aggressive | Grappler | 4 6 6 4
T subroutine-a
A Pinch | H | enemy | stun 1 | 0
A Hydraulic Lock | BH | enemy | stun 2, immobilized | 1
A Scrap Press | BBG | enemy | stun 2, damage 2 | 2
X Compactor | B+12 | enemy | defeat > stun 2 eachEngaged | 0
@bulwark | Bulwark Unit | Property of the Harbour Guard | Automaton | Defensive | Striker | 3 11 5 6
T subroutine-d, iron-jaw
A Plate Punch | H | enemy | damage 1 | 0
A Stomp | FG | enemy | damage 1, knockedDown | 1
A Counterweight | FHG | enemy | damage 3, push 1 | 2
X Siege Mode | F+11 | enemy | defeat > gain siege-mode | 0
@gyro | Gyro | The Spinning Lock | Automaton | Defensive | Thrower | 4 9 5 6
T subroutine-d, redirect
A Deflect | B | enemy | push 1 | 0
A Spin Cycle | FG | enemy | push 2 | 1
A Centrifuge | BFG | each | push 1 eachEngaged > push 1 eachEngaged | 2
X Ejector Seat | F+12 | enemy2 | defeat > dodge 3 | 0
@relay | Relay | First Responder | Automaton | Supportive | Thrower | 5 6 6 4
T subroutine-s
A Nudge | F | enemy | push 1 | 0
A Slingshot | BG | ally1 | dodge 3 ally | 1
A Signal Toss | BF | enemy+ally3 | push 2 > accelerated ally | 1
X Handshake Protocol | F+12 | enemy | defeat > pumpedUp eachAdjacentAlly, draw 2 | 0
@patch | Patch | Field Mechanic | Automaton | Supportive | Grappler | 4 8 6 4
T subroutine-s, sure-footed
A Cable Snare | H | enemy | stun 1 | 0
A Ground Loop | FH | enemy | stun 2, dodge 1 | 1
A Weld | BG | allyOrSelf1 | heal 2 ally | 1
X Kill Switch | H+12 | enemy | defeat > dazzled eachEnemyWithin2 | 0
@krag | Krag | The Unfed | Saurid | Aggressive | Striker | 4 7 5 4
T cold-blood-a
A Claw | H | enemy | damage 1 | 0
A Tail Whip | FG | enemy | damage 1, knockedDown | 1
A Devour | BHH | enemy | damage 3, heal 1 self | 2
X Feeding Frenzy | H+13 | enemy | defeat > heal 3 self, pumpedUp self | 0
@vessa | Vessa Thornback | Horn of the Herd | Saurid | Aggressive | Thrower | 5 6 5 4
T cold-blood-a
A Headbutt | B | enemy | push 1 | 0
A Charge | FF | enemy | push 1, damage 1, dodge 1 | 1
A Horn Toss | BF+1 | enemy | push 3 | 2
X Stampede | F+12 | enemy | defeat > dodge 2 > push 1 eachEngaged | 0
@ossic | Ossic | The Kiln | Saurid | Defensive | Striker | 3 11 4 6
T cold-blood-d, fireproof
A Knuckle | H | enemy | damage 1 | 0
A Shell Bash | BH | enemy | damage 1, push 1 | 1
A Cinder Breath | FHG | enemy2 | burning, damage 1 | 2
X Caldera | B+12 | enemy | defeat > burning eachEnemyWithin2 | 0
@skeld | Matron Skeld | Mother of Coils | Saurid | Defensive | Grappler | 3 11 4 7
T cold-blood-d, vice-grip
A Coil | B | enemy | stun 1 | 0
A Death Roll | BG | enemy | stun 1, knockedDown | 1
A Constrict | BHG | enemy | stun 2, damage 1 | 2
X Swallow Whole | B+12 | enemy | defeat > heal 4 self | 0
@quill | Quill | Warden of the Pens | Saurid | Supportive | Thrower | 5 7 4 5
T cold-blood-s, extended-range
A Quill Poke | F | enemy | push 1 | 0
A Herding Cry | FG | enemy+ally3 | push 1 > dodge 2 ally | 1
A Thorn Volley | BFG | enemy | push 1, damage 1, taunted | 2
X Pincushion | F+12 | enemy2 | defeat > taunted eachEnemyWithin2 | 0
@mudge | Mudge | Bog Uncle | Saurid | Supportive | Grappler | 4 8 5 5
T cold-blood-s
A Sticky Tongue | F | enemy2 | stun 1 | 0
A Mud Wrap | BF | enemy | stun 1, immobilized | 1
A Pile On | BH+1 | enemy | stun 2 > if adjacentAlly: stun 1 | 2
X Sinkhole | B+12 | enemy | defeat > shiftHazard, immobilized eachEnemyWithin2 | 0
@echo | Echo | The Second Shadow | Voidling | Aggressive | Thrower | 5 5 5 4
T phase-a
A Blink Shove | F | enemy | push 1 | 0
A Fold Space | BG | enemy | swap target > push 1 | 1
A Slipstream | FF+1 | enemy | push 2, dodge 2 | 2
X Event Horizon | F+13 | enemy | defeat > push 1 eachEnemyWithin2 | 0
@hollow | Hollow | What Reaches Back | Voidling | Aggressive | Grappler | 4 6 5 4
T phase-a
A Grasp | H | enemy | stun 1 | 0
A Dread Clutch | BH | enemy | stun 2, dodge 1 | 1
A Unmake | BH+1 | enemy | stun 3 | 2
X Erase | B+13 | enemy | defeat > drain 2 | 0
@monolith | Monolith | The Standing Stone | Voidling | Defensive | Striker | 3 10 4 6
T phase-d, extended-range
A Slab | H | enemy | damage 1 | 0
A Gravity Step | FG | enemy | damage 1, push 1 | 1
A Collapse | FHG | each | damage 1 eachEngaged, stun 1 eachEngaged | 2
X Singularity | F+12 | enemy | defeat > immobilized eachEnemyWithin2 | 0
@warden | The Warden | Keeper of Hours | Voidling | Defensive | Grappler | 3 9 5 6
T phase-d, tireless
A Shackle | B | enemy | stun 1 | 0
A Oubliette | BH | enemy | stun 1, immobilized | 1
A Time Out | BHG | enemy | stun 2, dazzled | 2
X Life Sentence | H+12 | enemy | defeat > gain life-sentence | 0
@prism | Prism | Seven Faces | Voidling | Supportive | Striker | 4 7 5 4
T phase-s
A Glint | H | enemy | damage 1 | 0
A Mirror Strike | FH | enemy+ally3 | damage 2 > accelerated ally | 1
A Flash Kick | FFG | enemy | damage 2, dazzled | 2
X Spectrum Break | H+13 | enemy | defeat > pumpedUp eachAdjacentAlly, accelerated eachAdjacentAlly | 0
@usher | The Usher | Doors Both Ways | Voidling | Supportive | Thrower | 5 7 4 5
T phase-s, sidestep
A Beckon | F | enemy2 | push 1 | 0
A Trade Places | BG | ally3 | swap ally > dodge 1 | 1
A Exit Left | BFG | enemy | push 2 > dodge 2 | 2
X Curtain Call | F+13 | enemy | defeat > shiftHazard, hype 1 | 0`;
