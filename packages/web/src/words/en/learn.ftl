### Learning a game, in English.

title = Learn
pageTitle = Learn a game
lead = Short positions on the real table, with one thing to do in each. Under eight minutes a game.
start = Start
goOn = Go on
again = Play again
card = Card
rules = Rules
puzzles = Puzzles
lessonCount = { $n ->
        [one] { $n } lesson
       *[other] { $n } lessons
    }

# $done, $all
doneOf = { $done } of { $all } done
englishOnly = In English

perfect = Perfect play
perfectOf = { $game }: perfect play
noSuchPerfect = Nobody knows perfect play of this game
noSuchTutorial = There is no such tutorial
noSuchLesson = There is no such lesson
noSuchCard = There is no such card
leadsNowhere = The address leads nowhere, or the connection is gone.{ " " }
whatCanBe = See what can be learned
toLessonsOf = Go to the lessons of { $game }
opening = Opening the tutorial …
openingCard = Opening the card …
settingTable = Setting the table …
tableFailed = The table could not be loaded
reload = Check the connection and reload the page.

leave = Leave the lessons
learned = Learned
lessons = Lessons
referenceCard = Reference card
lesson = Lesson

# $place, $all
lessonOf = Lesson { $place } of { $all }
done = done
whatToDo = What to do
readText = Read
foldText = Less
doThisNow = Do this now
verdicts_done = Well done.
verdicts_other = Not quite.
verdicts_refused = Not allowed.
between = Between lessons
back = Back
startAgain = Start again
nextLesson = Next lesson
finish = Finish
next = Next
skip = Skip

youKnow = You know { $game }
notAll = Not all done yet
allDone = All lessons are done. The rest is practice, and the card beside the table.

# $done, $all
someDone = { $done } of { $all } lessons are done.
playBot = Play against a bot
forget = Forget what I did

cardTitle = Reference card
print = Print on one page
playLessons = Play the lessons
allRules = All the rules
rule = Rule { $rule }
dailyOf = Challenge of the day, { $date }
streak = { $days } days in a row. One missed day a week is forgiven.
tries = { $n ->
        [one] at the first try
       *[other] in { $n } tries
    }
toHome = To all games

# $game, $date, $stars, $tries
shareText = { $game }, challenge of { $date }: { $stars } { $tries }
