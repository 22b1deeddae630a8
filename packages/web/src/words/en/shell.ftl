### The frame around every page, in English.

main = Main
toContent = To the content
games = Games
learn = Learn
lobby = Lobby
replays = Replays
you = You
formerPlayer = Former player
settings = Settings
loading = One moment …
notLoaded = This page could not be loaded
checkConnection = Check the connection and{ " " }
tryAgain = try again
noSuchPage = There is no such page
leadsNowhere = The address leads nowhere.{ " " }
toTheGames = Go to the games
overtaken = This match went on in another tab. What you did here since is not kept.
showMe = Show me
keepsNothing = This browser keeps nothing for us, perhaps because it is in private mode: matches are gone when you leave.
newVersion = A new version is ready.
newVersionShown = A new version is shown in another tab.
reload = Reload
dismiss = Dismiss
spoken_close = Close
spoken_dismiss = Dismiss
spoken_rule = Rule
