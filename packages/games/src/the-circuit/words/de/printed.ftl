### Namen, die auf Karten gedruckt sind. Die englischen stehen im Inhalt des Spiels, also gibt es diese Datei nur in anderen Sprachen.

## Unter dem Namen eines Kämpfers.

tagLines_rex-rookie = Der Neuling
tagLines_dolly = Die menschliche Kanonenkugel
tagLines_gus = Der alte Granit
tagLines_mercy = Die Sonntagspredigt
tagLines_rex-legend = Die Legende
tagLines_kipp = Doktor der Griffe
tagLines_piston = Raufbold vom Fließband
tagLines_clampdown = Bergungsrecht
tagLines_bulwark = Eigentum der Hafenwache
tagLines_gyro = Das Drehschloss
tagLines_relay = Als Erster zur Stelle
tagLines_patch = Feldmechaniker
tagLines_krag = Der Ungefütterte
tagLines_vessa = Horn der Herde
tagLines_ossic = Der Brennofen
tagLines_skeld = Mutter der Windungen
tagLines_quill = Hüterin der Gehege
tagLines_mudge = Onkel aus dem Sumpf
tagLines_echo = Der zweite Schatten
tagLines_hollow = Was zurückgreift
tagLines_monolith = Der stehende Stein
tagLines_warden = Hüter der Stunden
tagLines_prism = Sieben Gesichter
tagLines_usher = Türen in beide Richtungen

## Fähigkeiten.

abilities_jab = Gerade
abilities_roundhouse = Rundtritt
abilities_haymaker = Schwinger
abilities_instant-classic = Sofortlegende
abilities_shoulder-check = Schulterstoß
abilities_hip-toss = Hüftwurf
abilities_cannonball = Kanonenkugel
abilities_out-of-the-park = Aus dem Stadion
abilities_shove = Schubser
abilities_turnstile = Drehkreuz
abilities_doormans-heave = Türsteherschub
abilities_last-call = Letzte Runde
abilities_bear-hug = Bärenumarmung
abilities_takedown = Niederwurf
abilities_long-sermon = Lange Predigt
abilities_amen = Amen
abilities_veteran-jab = Gerade des Alten
abilities_call-the-shot = Ansage
abilities_one-two = Eins-zwei
abilities_passing-the-torch = Fackelübergabe
abilities_ankle-pick = Knöchelgriff
abilities_study-hold = Lehrgriff
abilities_corner-talk = Eckenrat
abilities_thesis-defence = Disputation
abilities_ram-jab = Rammgerade
abilities_steam-kick = Dampftritt
abilities_full-bore = Volle Kraft
abilities_redline = Roter Bereich
abilities_pinch = Kneifer
abilities_hydraulic-lock = Hydraulikgriff
abilities_scrap-press = Schrottpresse
abilities_compactor = Verdichter
abilities_plate-punch = Plattenschlag
abilities_stomp = Stampfer
abilities_counterweight = Gegengewicht
abilities_siege-mode = Belagerung
abilities_deflect = Ablenken
abilities_spin-cycle = Schleudergang
abilities_centrifuge = Zentrifuge
abilities_ejector-seat = Schleudersitz
abilities_nudge = Stupser
abilities_slingshot = Steinschleuder
abilities_signal-toss = Signalwurf
abilities_handshake-protocol = Handschlagprotokoll
abilities_cable-snare = Kabelschlinge
abilities_ground-loop = Erdschleife
abilities_weld = Schweißnaht
abilities_kill-switch = Notaus
abilities_claw = Klaue
abilities_tail-whip = Schwanzhieb
abilities_devour = Verschlingen
abilities_feeding-frenzy = Fressrausch
abilities_headbutt = Kopfstoß
abilities_charge = Ansturm
abilities_horn-toss = Hornwurf
abilities_stampede = Stampede
abilities_knuckle = Knöchel
abilities_shell-bash = Panzerrammen
abilities_cinder-breath = Glutatem
abilities_caldera = Caldera
abilities_coil = Windung
abilities_death-roll = Todesrolle
abilities_constrict = Würgen
abilities_swallow-whole = Ganz verschluckt
abilities_quill-poke = Stachelstich
abilities_herding-cry = Hirtenruf
abilities_thorn-volley = Dornensalve
abilities_pincushion = Nadelkissen
abilities_sticky-tongue = Klebezunge
abilities_mud-wrap = Schlammwickel
abilities_pile-on = Alle drauf
abilities_sinkhole = Erdloch
abilities_blink-shove = Blinzelstoß
abilities_fold-space = Raumfalte
abilities_slipstream = Sog
abilities_event-horizon = Ereignishorizont
abilities_grasp = Griff
abilities_dread-clutch = Klammer der Angst
abilities_unmake = Auflösen
abilities_erase = Auslöschen
abilities_slab = Platte
abilities_gravity-step = Schwerkraftschritt
abilities_collapse = Einsturz
abilities_singularity = Singularität
abilities_shackle = Fessel
abilities_oubliette = Verlies
abilities_time-out = Auszeit
abilities_life-sentence = Lebenslänglich
abilities_glint = Schimmer
abilities_mirror-strike = Spiegelschlag
abilities_flash-kick = Blitztritt
abilities_spectrum-break = Spektralbruch
abilities_beckon = Herwinken
abilities_trade-places = Platztausch
abilities_exit-left = Abgang links
abilities_curtain-call = Letzter Vorhang

## Eigenschaften.

traits_extended-range = Lange Reichweite
traits_vault = Sprung
traits_rooted = Verwurzelt
traits_iron-jaw = Eisenkinn
traits_fireproof = Feuerfest
traits_sure-footed = Trittsicher
traits_vice-grip = Schraubstock
traits_tireless = Unermüdlich
traits_redirect = Umlenken
traits_sidestep = Seitschritt
traits_showmanship-a = Rampensau
traits_showmanship-d = Rampensau
traits_showmanship-s = Rampensau
traits_subroutine-a = Unterprogramm
traits_subroutine-d = Unterprogramm
traits_subroutine-s = Unterprogramm
traits_cold-blood-a = Kaltes Blut
traits_cold-blood-d = Kaltes Blut
traits_cold-blood-s = Kaltes Blut
traits_phase-a = Phase
traits_phase-d = Phase
traits_phase-s = Phase
traits_redlined = Im roten Bereich
traits_siege-mode = Belagerung
traits_life-sentence = Lebenslänglich

## Gefahren.

hazards_fire-pit = Feuergrube
hazards_tar-pool = Teerbecken
hazards_spring-deck = Federboden
hazards_razor-coil = Klingendraht
hazards_spotlight = Rampenlicht
hazards_medic-bay = Sanitätsplatz
hazards_shock-plates = Schockplatten
hazards_weapon-rack = Waffenständer
hazards_wormhole = Wurmloch
hazards_heckler-row = Pöbelreihe
hazards_strobe-tower = Blitzturm
hazards_mud-wallow = Schlammkuhle

## Ringregeln.

ringRules_home-turf = Heimspiel
ringRules_center-stage = Bühnenmitte
ringRules_carousel = Karussell
ringRules_twin-terrors = Doppelter Schrecken
ringRules_face-off = Auge in Auge
ringRules_low-gravity = Geringe Schwerkraft
ringRules_live-ropes = Lebende Seile
ringRules_fast-count = Schnelles Zählen
ringRules_prime-time = Beste Sendezeit
ringRules_scorched-core = Verbrannte Mitte
ringRules_countdown = Countdown

## Klassen, Rollen und Stile.

identities_Earther = Erdling
identities_Automaton = Automat
identities_Saurid = Sauride
identities_Voidling = Leerling
identities_Aggressive = Aggressiv
identities_Defensive = Defensiv
identities_Supportive = Unterstützend
identities_Striker = Schläger
identities_Thrower = Werfer
identities_Grappler = Ringer
