/** What the bench can measure, and how it is asked. */

export const HELP = `Usage: npm run bench -- <kernel | games | bots | search | league | learn | judgement | outlook | slips | balance |
                            circuitry | web | server | bridge | isolation> [options]

  kernel   playouts per CPU-second: the kernel, by hand, and boardgame.io with the same rules;
           copies of a state; dice; and whether all of them play the same game
    --rounds N    rounds that count (default 7)
    --seconds S   CPU-seconds for each contender in each round (default 1)
    --games N     games of each that are compared with each other (default 100000)
  games    random games, their moves, and copies of a position per CPU-second, game by game; fails where a game takes longer
           than its designers allow
    --game ID     this game only
    --rounds N    rounds that count (default 7)
    --seconds S   CPU-seconds for each contender in each round (default 1)
  bots     how often the greedy bot beats the random one
    --bouts N     bouts for each set of options (default 1000)
    --game ID     in this game only
    --preset P    only with this preset's options
  search   imagined games of a search per CPU-second beside bare redeals that are played to their end at random, on the same
           positions; two threads beside one, and a worker of a real browser beside one under Node; fails where a search
           makes less than 0.4 of the bare rate, or a browser takes more than 1.5 times as long
    --game ID     in this game only
    --rounds N    rounds that count (default 7)
    --seconds S   CPU-seconds for each contender in each round (default 1)
  league   a game's characters against each other and against greedy, seats turned: shares won, and Elo (greedy is 1500)
    --game ID     the game
    --games N     pairs of games for each meeting at most (default 20); one that is clear ends sooner
    --all         plays them all, so that their number does not depend on how they went
    --players N   seats at the table (default 2): with more, one against so many of the other, from every seat
    --levels A,B  only these, from the weakest to the strongest (default: greedy and all characters)
    --ms N        time that those who search have for a move; or
    --iterations N  imagined games they have for it (default: their own), which makes the league reproducible
    --options K=V,…  options of the game
    --results F   keeps the pairs in this file, and plays only those that are not in it yet
  learn    an evaluation learns from games that a game's habits play against themselves: how well it tells the winner
    --game ID     the game, which must say how its positions are told in numbers
    --games N     games to learn from (default 14000)
    --results F   how far it has come: it goes on from there
    --weights F   where the weights are written in the end; with --games 0 those of --results as they are
    --positions F writes what there is to learn from instead, for bench/learn.py, which learns it on an accelerator
    --iterations N  with --positions: of games that the champion plays, with so many imagined games a move
    --foresight N   with --positions: a position is also told by what N ways of playing on to the seat's next turn are judged
                  to lead to, which is less a matter of luck than how its game ended
    --judging     with --foresight: whoever plays on judges, once after each throw, where its moves lead, instead of by habit alone
  judgement  a search with the learnt judgement against one with the hand-made evaluation and as much time
    --game ID     the game, which must have learnt
    --games N     pairs of games, seats turned (default 200)
    --iterations N  imagined games a move with the learnt one (default 100); the other gets what takes as long
    --turns N     settled positions that the other plays past before it judges (as the champion does)
    --options K=V,…  options of the game
    --results F   keeps what was played; it goes on from there
  outlook  at a table of more than two, a search that fears everybody (paranoid) among others that let each play for itself
    --game ID     the game
    --players N   seats at the table (default 3)
    --games N     tables, each played from every seat (default 20)
    --iterations N  imagined games a move (default 400)
    --options K=V,…  options of the game
    --results F   keeps what was played; it goes on from there
  slips    what a bot's choices give away in a game, told by a search that thinks longer
    --game ID     the game
    --levels A,B  whose choices, and whom they meet (default greedy,champion)
    --games N     games, seats turned (default 40)
    --iterations N  imagined games a move of those who search (default 300)
    --judges N    imagined games in which a better answer to a choice is looked for (default 1500)
    --deals N     deals by which that is then compared with what was chosen (default 300)
    --options K=V,…  options of the game
    --results F   keeps what was played; it goes on from there
  balance  games between equal bots, or at random where a game's bands are about that: each figure that its designers count
           beside its band
    --game ID     the game, which must have metrics
    --players N   seats at the table (default: the fewest)
    --games N     games that are played (default 200); 0: only what --results has is told
    --imagined N  games that a bot imagines to compare its moves (default 8); 0: bots that play by habit
    --options K=V,…  options of the game
    --chosen      bots choose also what the game would have drawn by lot, such as teams
    --results F   keeps the games in this file, and plays only those that are not in it yet
    --markdown    prints the figures as a table for a page
  circuitry
           puzzle positions of Circuitry per CPU-second: the solver beside a plain breadth-first search over the rules;
           fails where it is not far ahead
    --rounds N    rounds that count (default 7)
    --seconds S   CPU-seconds for each contender in each round (default 1)
  web      the client in a real browser: script that is loaded, what jumps, and how soon a move is on screen
           when the processor is four times as slow; fails above the limits
    --only MOVES  times just these: fite, fite/dividing, fite/dividing/phone
    --tries N     tables that are opened for each move, of which the median counts (default 5)
  server   moves per second and how soon they are answered: ours on SQLite and on PostgreSQL beside a bare server,
           Colyseus and boardgame.io; what idle matches cost; fails where a target is missed
    --rounds N    rounds that count (default 7)
    --seconds S   for each server in each round where nothing is ever over, and at a pace (default 3)
    --only lengths  just what a move costs after 10, 1,000 and 10,000 steps
  bridge   steps a second over the bridge: by single calls, by 'step', and by 'step' in numbers; fails below 3 times
    --game ID     the game (default: the first)
    --rounds N    rounds that count (default 7)
    --seconds S   for each way in each round (default 1)
  isolation
           moves of a random game per CPU-second, with the rules in the process and in a thread that has nothing else
    --game ID     the game (default: the first)
    --rounds N    rounds that count (default 7)
    --seconds S   for each way in each round (default 1)

  --seed N      where all dice come from (default 1)
  --help        this page`;
