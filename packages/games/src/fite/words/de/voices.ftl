### What the announcer and the fighters call out, 60 characters at most, and what the arenas are called.

announcer_countdown_item1 = Handschuhe hoch, Manieren runter!
announcer_countdown_item2 = Drei Schritte, zwei Atemzüge, ein Gong!
announcer_countdown_item3 = Neun Würfel für jeden. Macht was draus!
announcer_countdown_item4 = Hüte nach hinten, bitte. Es geht los!
announcer_countdown_item5 = Sucht euch einen Platz und meint es ernst!
announcer_countdown_item6 = Der Gong glüht. Schlagt ihn!
announcer_countdown_item7 = Wetten schließen, Hüte festhalten!

announcer_firstHit_item1 = Der erste Knöchel des Abends!
announcer_firstHit_item2 = Und der Staub ist von den Handschuhen!
announcer_firstHit_item3 = Auf dem stand ein Name!
announcer_firstHit_item4 = Das spürt man bis auf die billigen Plätze!
announcer_firstHit_item5 = Der erste Würfel rollt vom Tisch!
announcer_firstHit_item6 = So, jetzt kennen sie sich!

announcer_leadChange_item1 = Das Blatt hat sich gewendet!
announcer_leadChange_item2 = Dreht die Tafel um, wir haben einen neuen Führenden!
announcer_leadChange_item3 = Oben ist unten, meine Damen und Herren!
announcer_leadChange_item4 = Wer hat das kommen sehen? Der da nicht!
announcer_leadChange_item5 = Das Publikum überlegt es sich anders!
announcer_leadChange_item6 = Führung abgeben und schön Danke sagen!

announcer_dazed_item1 = Da oben zwitschern schon die Vögel!
announcer_dazed_item2 = Ein Würfel noch, und der dreht sich auch!
announcer_dazed_item3 = Beine wie Bindfäden, Augen wie Untertassen!
announcer_dazed_item4 = Steht er, oder hat er das Fallen vergessen?
announcer_dazed_item5 = Licht brennt, aber keiner zu Hause!
announcer_dazed_item6 = Holt einen Stuhl! Zu spät!

announcer_finish_item1 = Runter, raus und ab ins Sägemehl!
announcer_finish_item2 = Das war der Gong samt Glockenturm!
announcer_finish_item3 = Fegt den Ring, wir sind hier fertig!
announcer_finish_item4 = Gute Nacht, und Vorsicht mit den Seilen!
announcer_finish_item5 = Schreibt es auf: Das ist ein Sieg!
announcer_finish_item6 = Einen hinaustragen, einen auf die Schultern!

announcer_draw_item1 = Keiner mehr da, dessen Arm man heben könnte!
announcer_draw_item2 = Zwei Häufchen, kein Held!
announcer_draw_item3 = Teilt die Börse und das Eis!
announcer_draw_item4 = Gleichauf, und gleich waagerecht!
announcer_draw_item5 = Unentschieden, bevor noch jemand aufwacht!
announcer_draw_item6 = Heute gewinnt nur der Fußboden!

fighters_bramble-voss_motto = Noch einen Schritt. Na los, trau dich.
fighters_bramble-voss_barks_win = Ich sagte doch, ich bin stachlig.
fighters_bramble-voss_barks_lose = Gestutzt. Ausgerechnet ich.
fighters_bramble-voss_barks_power = Zurück, ihr alle!

fighters_madam-cinder_motto = In meinem Salon hebt niemand die Hand.
fighters_madam-cinder_barks_win = Sie finden sicher hinaus.
fighters_madam-cinder_barks_lose = Wie überaus unhöflich.
fighters_madam-cinder_barks_power = Hände runter, Schätzchen!

fighters_oxbow_motto = Türen sind für Leute, die bremsen können.
fighters_oxbow_barks_win = War da ein Kampf?
fighters_oxbow_barks_lose = Ich brauche einen größeren Stall.
fighters_oxbow_barks_power = MUUUH, weg da!

fighters_hammer-lotte_motto = Alles ist ein Hering, wenn man es versucht.
fighters_hammer-lotte_barks_win = Und der sitzt gerade.
fighters_hammer-lotte_barks_lose = Krumm. Zieht mich raus.
fighters_hammer-lotte_barks_power = Achtung, Zehen!

fighters_professor-quill_motto = Ich lese die letzte Seite zuerst.
fighters_professor-quill_barks_win = Der Unterricht ist beendet.
fighters_professor-quill_barks_lose = Ich ändere die Fußnote.
fighters_professor-quill_barks_power = Eine kleine Korrektur.

fighters_twist-marlow_motto = Welche Hand? Falsch. Keine.
fighters_twist-marlow_barks_win = Tadaa!
fighters_twist-marlow_barks_lose = Das war so gedacht. Nein.
fighters_twist-marlow_barks_power = Schau mal da drüben!

fighters_dash-pepperell_motto = Du hörst hinterher davon.
fighters_dash-pepperell_barks_win = Zu spät zum nächsten, tschüss!
fighters_dash-pepperell_barks_lose = Straße zu Ende.
fighters_dash-pepperell_barks_power = Schon hinter dir.

fighters_needle-anwick_motto = Eine Lücke ist immer da.
fighters_needle-anwick_barks_win = Sauber vernäht.
fighters_needle-anwick_barks_lose = Ich habe den Faden verloren.
fighters_needle-anwick_barks_power = Gefunden!

fighters_little-wren_motto = Der Boden ist nur ein Vorschlag.
fighters_little-wren_barks_win = Davon könnt ihr singen!
fighters_little-wren_barks_lose = Flügel gestutzt.
fighters_little-wren_barks_power = Hoch, drüber und da.

fighters_skip-lantern_motto = Wo das Licht war, bin ich nicht.
fighters_skip-lantern_barks_win = Licht aus.
fighters_skip-lantern_barks_lose = Wer hat das Dunkel verrückt?
fighters_skip-lantern_barks_power = Hopp, hopp!

fighters_old-cobble_motto = Über mich fahren seit Jahren Karren.
fighters_old-cobble_barks_win = Noch da.
fighters_old-cobble_barks_lose = Vorsicht, da ist jetzt ein Loch.
fighters_old-cobble_barks_power = Schlag da noch mal hin.

fighters_barrel-bea_motto = Mit Eisen bereift, mit Essig gefüllt.
fighters_barrel-bea_barks_win = Rollt mich heim, Freunde.
fighters_barrel-bea_barks_lose = Ich habe ein Leck.
fighters_barrel-bea_barks_power = Klopf nur, Blümchen.

fighters_plain-jory_motto = Keine Tricks. Zwei Fäuste. Komm schon.
fighters_plain-jory_barks_win = Reine Übungssache.
fighters_plain-jory_barks_lose = Fair verloren.
fighters_plain-jory_barks_power = Ich habe nur die Fäuste.

fighters_nan-threadgold_motto = In der Tasche ist ein Ziegelstein, Liebes.
fighters_nan-threadgold_barks_win = Und jetzt wasch dir das Gesicht.
fighters_nan-threadgold_barks_lose = Mein Tee wird kalt.
fighters_nan-threadgold_barks_power = So etwas brauche ich nicht.

arenas_market-morning = Marktmorgen
arenas_the-moss-ring = Der Moosring
arenas_cellar-lamp = Kellerlampe
arenas_rooftop-snow = Dachschnee
