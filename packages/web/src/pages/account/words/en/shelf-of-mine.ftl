### Faces to choose from, and the shelf of what was met and earned, in English.

chooseFace = Choose a face
changeFace = Another face
faces = Faces
facesHelp = Everybody at a table sees it beside your name. At tables that are on it stays as it was.
met = Who you have met
# $name, $met, $beaten
metOf = { $met ->
        [0] { $name }: not met yet
       *[other] { $name }: met { NUMBER($met) }, beaten { NUMBER($beaten) }
    }
metHelp = A character lights up when you have played against it at this device, and wears a laurel once you have beaten it.
earned = What you have earned
# $done, $of
earnedOf = { $done } of { $of }
isEarned = Earned
trophies_firstWin_name = First blood
trophies_firstWin_rule = Win a match.
trophies_company_name = Not only bots
trophies_company_rule = Beat a person over the network.
trophies_fullTable_name = Out of the crowd
trophies_fullTable_rule = Win at a table of four or more.
trophies_revenge_name = Settled
trophies_revenge_rule = Beat somebody who had beaten you, at the same game.
trophies_student_name = Diploma
trophies_student_rule = Do all lessons of a game.
trophies_week_name = Seven days
trophies_week_rule = Meet a challenge of the day seven days in a row; one missed day is forgiven.
trophies_champion_name = Giant killer
trophies_champion_rule = Beat the champion of any game.
trophies_ladder_name = To the top
trophies_ladder_rule = Beat all four characters of one game.
trophies_everyTable_name = At home everywhere
trophies_everyTable_rule = Win at every game there is.
