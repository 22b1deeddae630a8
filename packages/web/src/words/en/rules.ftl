### The rulebook, in English.

title = Rules
titleOf = The rules of { $game }
noSuchGame = There is no such rulebook
leadsNowhere = The address leads nowhere.{ " " }
toTheGames = Go to the games
search = Search the rules
searchHint = A word, several words, or a number like 25. Enter goes to the first one found.
opening = Opening the rulebook …
failed = The rules could not be loaded. Check the connection and open them again.
none = No rule mentions “{ $wanted }”.

# $count, $wanted
found = { $count } with “{ $wanted }”.

# $wanted, $count
foundPart = No rule has all of “{ $wanted }”. { $count } with part of it.
count = { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
contents = Contents
tableAbout = Table about { $what }
otherWays = Other ways to learn
lessons = Play the lessons
card = Reference card

example_open = Try it
example_of = Try it: { $rule }
example_title = { $rule } in play
example_with = It is at work together with { $rule }, which this shows:
example_lesson = Lesson “{ $title }”
example_openLesson = Open the lesson
example_played = A position from a game between bots. You sit where the rule comes up.
example_move = Try: { $move }.
example_after = What happened when a bot did so:
example_refused = The table will refuse it:
example_sitDown = Sit down there
example_otherMove = a move that is not allowed here
