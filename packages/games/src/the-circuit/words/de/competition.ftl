### Was über Serien und Meisterschaften gesagt wird.

kinds_championship_name = Meisterschaft
kinds_championship_help = Teams werden geheim gemeldet und bleiben fest. Jede Etappe ist ein neuer Ort; wer gewinnt, reist weiter.
kinds_championship_options_leftBehind_label = Zurück bleiben
kinds_championship_options_leftBehind_help = Nur Teams, die verlieren; oder sechs brechen auf, vier kämpfen, und wer weiterkommt, lässt zurück, wem am wenigsten zugejubelt wurde.
kinds_championship_options_leftBehind_values_teams = Teams, die verlieren
kinds_championship_options_leftBehind_values_fighters = Auch Kämpfer
kinds_series_name = Serie
kinds_series_help = Dieselben Teams treffen mehrmals aufeinander, jedes Mal unter einer anderen Ringregel.
kinds_series_options_seriesLength_label = Höchstens
kinds_series_options_seriesLength_help = Mehr als die Hälfte der Siege beendet sie; nach dem letzten Kampf zählen Siege, dann das Publikum.
kinds_series_options_seriesLength_values_3 = 3 Kämpfe
kinds_series_options_seriesLength_values_5 = 5 Kämpfe

stage_match = { NUMBER($number) }. Kampf
stage_final = Finale
stage_semi = Halbfinale
stage_other = { NUMBER($number) }. Etappe

decisions_registerTeam = Ein Team melden
decisions_registerRoster = Sechs Kämpfer melden
decisions_pickTeam = Vier für den nächsten Kampf
decisions_leaveBehind = Jemanden zurücklassen
crowdFavourite = Liebling des Publikums
score = Publikum
tie_score = Unentschieden: Das größere Publikum entschied
tie_lot = Unentschieden, auch beim Publikum: Das Los entschied

refusals_notAskedFor = Das ist jetzt nicht zu entscheiden.
refusals_companyWithoutIdentity = Sie haben kein Merkmal gemeinsam.
refusals_namesakes = Zwei von ihnen heißen { $name }.
refusals_pairSharesNothing = { FIGHTER($one) } und { FIGHTER($other) } haben kein Merkmal gemeinsam.
refusals_rosterSize = { NUMBER($needed) } Kämpfer brechen auf, nicht { NUMBER($chosen) }.
refusals_notTravelling = { FIGHTER($fighter) } reist nicht mit.
refusals_notLowest = { FIGHTER($fighter) } zog mehr Publikum an als andere, die gekämpft haben.

table_rosterHelp = Alle sechs haben ein Merkmal gemeinsam. Vor jedem Kampf werden vier von ihnen gewählt.
table_pickHelp = Vier von denen, die noch reisen, in Teamreihenfolge, und eine Gefahr.
table_leftBehind = Zurückgeblieben, mit dem kleinsten Publikum: { $names }.
table_leaveHelp = Sie zogen von denen, die gekämpft haben, am wenigsten Publikum an. Einer bleibt zurück.
table_map = Der Circuit: elf Orte
table_sealed = Geheim gemeldet
table_open = Noch nicht gemeldet
table_leave = { $name } zurücklassen
table_here = Hier: { $place }
table_been = War schon: { $place }
table_mayCome = Kann kommen: { $place }
