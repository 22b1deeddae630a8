### Was gefragt wird und auf wen gewartet wird.

asked_choosingPowers = Wähle eine Superkraft oder keine. Sie wirkt einmal.
asked_placingAtSetup = Wo tritt dein Kämpfer auf? Das sehen alle vor Runde 1, und es gibt keinen Bonus.
asked_placing = Wo steht dein Kämpfer in dieser Runde? Wähle geheim.
asked_relocating = Beide sind zu sehen. Mit Flink den Ort wechseln oder stehen bleiben?
asked_dividing = Teile deine Würfel auf: Wie viele greifen an, wie viele wehren ab?
asked_reacting = Die Würfel liegen. Änderst du deine?

chosen = Du hast gewählt.
waiting = { $count ->
        [one] Gleich geht es weiter, wenn { LIST($names) } { $task }.
       *[other] Noch fehlen { LIST($names) }.
    }
waited_choosingPowers = eine Superkraft wählt
waited_placingAtSetup = die Arena betritt
waited_placing = einen Ort wählt
waited_relocating = Flink einsetzt oder stehen bleibt
waited_dividing = die Würfel aufteilt
waited_reacting = auf den Wurf antwortet

hand_closed = { DOES($seat, "hast gewählt", "hat gewählt") }
hand_choosing = { DOES($seat, "wählst", "wählt") }
standsHere = { $fighter ->
        [null] { DOES($seat, "stehst hier.", "steht hier.") }
       *[other] Hier steht { $fighter } ({ NAME($seat) }).
    }
