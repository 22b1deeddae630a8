### What is said of series and championships.

kinds_championship_name = Championship
kinds_championship_help = Teams are registered in secret and locked. Every stage is a new destination; winners travel on.
kinds_championship_options_leftBehind_label = Left behind
kinds_championship_options_leftBehind_help = Losing teams only; or six fighters set out, four fight, and whoever advances leaves its least cheered fighter behind.
kinds_championship_options_leftBehind_values_teams = Losing teams
kinds_championship_options_leftBehind_values_fighters = Fighters, too
kinds_series_name = Series
kinds_series_help = The same teams meet again and again, each time under another Ring Rules card.
kinds_series_options_seriesLength_label = Best of
kinds_series_options_seriesLength_help = More than half of the wins ends it; after the last match wins count, then the crowd.
kinds_series_options_seriesLength_values_3 = 3
kinds_series_options_seriesLength_values_5 = 5

stage_match = Match { NUMBER($number) }
stage_final = Final
stage_semi = Semi-finals
stage_other = Stage { NUMBER($number) }

decisions_registerTeam = Register a team
decisions_registerRoster = Register six fighters
decisions_pickTeam = Pick four for the next match
decisions_leaveBehind = Leave a fighter behind
crowdFavourite = Crowd Favourite
score = Crowd
tie_score = A draw: the larger crowd decided
tie_lot = A draw, and equal crowds: the lot decided

refusals_notAskedFor = This is not to be decided now.
refusals_companyWithoutIdentity = They have no identity in common.
refusals_namesakes = Two of them are called { $name }.

# $one, $other
refusals_pairSharesNothing = { FIGHTER($one) } and { FIGHTER($other) } have no identity in common.

# $chosen, $needed
refusals_rosterSize = { NUMBER($needed) } fighters set out, not { NUMBER($chosen) }.
refusals_notTravelling = { FIGHTER($fighter) } is not travelling with you.
refusals_notLowest = { FIGHTER($fighter) } drew more of a crowd than others who fought.

table_rosterHelp = All six have an identity in common. Before each match you pick four of them.
table_pickHelp = Four of those still travelling, in team order, and a hazard.
# $names
table_leftBehind = Left behind, for the smallest crowd: { $names }.
table_leaveHelp = They drew the smallest crowd of those who fought. One of them stays behind.
table_map = The circuit: eleven destinations
table_sealed = Registered in secret
table_open = Not registered yet
table_leave = Leave { $name } behind
table_here = Here: { $place }
table_been = Been to: { $place }
table_mayCome = May come: { $place }
