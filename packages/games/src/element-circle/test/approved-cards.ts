/** What is printed on every card, in both languages: the sentences that its data makes, read and approved one by one. */

/** Name, English, German. */
export const APPROVED: readonly (readonly [string, string, string])[] = [
  [
    'Tree',
    'Costs 1 earth. Direct. Draw 2 spells. You must discard 1 spell.',
    'Kostet 1 Erde. Direkt. Ziehe 2 Zauber. Du musst 1 Zauber abwerfen.',
  ],
  [
    'Theft',
    'Costs 2 earth. Direct. Blindly choose 1 spell from an opponent’s hand and steal it.',
    'Kostet 2 Erde. Direkt. Wähle blind 1 Zauber aus der Hand eines Gegners und stiehl ihn.',
  ],
  [
    'Forest',
    'Costs 1 earth and 1 water. Direct. Draw 3 spells. You must discard 1 spell.',
    'Kostet 1 Erde und 1 Wasser. Direkt. Ziehe 3 Zauber. Du musst 1 Zauber abwerfen.',
  ],
  [
    'Avalanche',
    'Costs 2 earth. Direct. Destroy a Permanent.',
    'Kostet 2 Erde. Direkt. Zerstöre einen dauerhaften Zauber.',
  ],
  [
    'Golem',
    'Costs 3 earth. Permanent. Once a turn, after opening, pay 1 earth: Blindly choose 1 spell from an opponent’s hand and steal it.',
    'Kostet 3 Erde. Dauerhaft. Einmal je Zug, nach der Eröffnung: zahle 1 Erde. Wähle blind 1 Zauber aus der Hand eines Gegners und stiehl ihn.',
  ],
  [
    'Mountain',
    'Costs 1 earth. Permanent. Once a turn, after opening: Block an opponent’s Permanent until your next turn begins.',
    'Kostet 1 Erde. Dauerhaft. Einmal je Zug, nach der Eröffnung. Sperre einen dauerhaften Zauber eines Gegners bis zum Beginn deines nächsten Zuges.',
  ],
  [
    'Robber',
    'Costs 4 earth. Direct. Blindly choose 3 spells from an opponent’s hand and steal up to 2.',
    'Kostet 4 Erde. Direkt. Wähle blind 3 Zauber aus der Hand eines Gegners und stiehl bis zu 2.',
  ],
  [
    'Geyser',
    'Costs 1 water. Direct. Put an element into any slot.',
    'Kostet 1 Wasser. Direkt. Lege ein Element auf einen beliebigen Platz.',
  ],
  [
    'Waterfall',
    'Costs 2 water. Direct. Put an element into the circle. Put an element into any player’s zone.',
    'Kostet 2 Wasser. Direkt. Lege ein Element in den Kreis. Lege ein Element in den Bereich eines beliebigen Spielers.',
  ],
  [
    'Trade',
    'Costs 1 water. Direct. You must discard 1 spell. Put an element into the circle. Put an element into your own zone.',
    'Kostet 1 Wasser. Direkt. Du musst 1 Zauber abwerfen. Lege ein Element in den Kreis. Lege ein Element in deinen Bereich.',
  ],
  [
    'Lake',
    'Costs 2 water. Permanent. Once a turn, after opening: Put an element into your own zone.',
    'Kostet 2 Wasser. Dauerhaft. Einmal je Zug, nach der Eröffnung. Lege ein Element in deinen Bereich.',
  ],
  [
    'Pirate',
    'Costs 3 water. Permanent. Once a turn, after opening: Put up to 2 elements into the circle, used.',
    'Kostet 3 Wasser. Dauerhaft. Einmal je Zug, nach der Eröffnung. Lege bis zu 2 Elemente in den Kreis, verbraucht.',
  ],
  [
    'Vortex',
    'Costs 1 water and 1 air. Direct. Put up to 2 elements into the circle.',
    'Kostet 1 Wasser und 1 Luft. Direkt. Lege bis zu 2 Elemente in den Kreis.',
  ],
  [
    'Whale',
    'Costs 3 water. Permanent. Once a turn, after opening, discard 1 spell: Cast a spell from your hand for free.',
    'Kostet 3 Wasser. Dauerhaft. Einmal je Zug, nach der Eröffnung: wirf 1 Zauber ab. Wirke einen Zauber aus deiner Hand kostenlos.',
  ],
  ['Fireball', 'Costs 2 fire. Direct. Destroy an element.', 'Kostet 2 Feuer. Direkt. Zerstöre ein Element.'],
  [
    'Candle',
    'Costs 1 fire. Direct. Look at an opponent’s hand. Your turn ends at once.',
    'Kostet 1 Feuer. Direkt. Sieh dir die Hand eines Gegners an. Dein Zug endet sofort.',
  ],
  [
    'Lava',
    'Costs 1 fire. Direct. Destroy an element. You must destroy an element of your own.',
    'Kostet 1 Feuer. Direkt. Zerstöre ein Element. Du musst ein Element aus deinem Bereich zerstören.',
  ],
  ['Volcano', 'Costs 3 fire. Direct. Destroy up to 2 elements.', 'Kostet 3 Feuer. Direkt. Zerstöre bis zu 2 Elemente.'],
  [
    'Minotaur',
    'Costs 3 fire. Permanent. Once a turn, after opening, pay 1 fire: Destroy an element.',
    'Kostet 3 Feuer. Dauerhaft. Einmal je Zug, nach der Eröffnung: zahle 1 Feuer. Zerstöre ein Element.',
  ],
  [
    'Pulverize',
    'Costs 2 fire. Direct. Blindly choose 1 spell from an opponent’s hand and destroy it. Draw 1 spell.',
    'Kostet 2 Feuer. Direkt. Wähle blind 1 Zauber aus der Hand eines Gegners und zerstöre ihn. Ziehe 1 Zauber.',
  ],
  [
    'Devil',
    'Costs 3 fire. Permanent. Once a turn, after opening, pay 1 fire: Blindly choose 2 spells from an opponent’s hand and destroy one of them.',
    'Kostet 3 Feuer. Dauerhaft. Einmal je Zug, nach der Eröffnung: zahle 1 Feuer. Wähle blind 2 Zauber aus der Hand eines Gegners und zerstöre einen davon.',
  ],
  [
    'Phoenix',
    'Costs 4 fire. Direct. Blindly choose 4 spells from an opponent’s hand and destroy up to 2.',
    'Kostet 4 Feuer. Direkt. Wähle blind 4 Zauber aus der Hand eines Gegners und zerstöre bis zu 2.',
  ],
  [
    'Dragon',
    'Costs 2 fire. Permanent. Once a turn, after opening: Put a fire element into any slot.',
    'Kostet 2 Feuer. Dauerhaft. Einmal je Zug, nach der Eröffnung. Lege Feuer auf einen beliebigen Platz.',
  ],
  [
    'Dynamite',
    'Costs 3 fire. Permanent. Once a turn, before opening, discard this card: An opponent cannot pay with the circle in their next turn.',
    'Kostet 3 Feuer. Dauerhaft. Einmal je Zug, vor der Eröffnung: wirf diese Karte ab. Ein Gegner kann in seinem nächsten Zug nicht mit dem Kreis bezahlen.',
  ],
  [
    'Lightning',
    'Costs 2 air. Direct. Move an element into any slot.',
    'Kostet 2 Luft. Direkt. Bewege ein Element auf einen beliebigen Platz.',
  ],
  [
    'Cloud',
    'Costs 1 air. Direct. Move an element of the circle into any slot.',
    'Kostet 1 Luft. Direkt. Bewege ein Element aus dem Kreis auf einen beliebigen Platz.',
  ],
  [
    'Tornado',
    'Costs 3 air. Direct. Move up to 2 elements into any slot.',
    'Kostet 3 Luft. Direkt. Bewege bis zu 2 Elemente auf einen beliebigen Platz.',
  ],
  [
    'Cloud Castle',
    'Costs 3 air. Permanent. Once a turn, after opening: Move an element of the circle or your own into any slot.',
    'Kostet 3 Luft. Dauerhaft. Einmal je Zug, nach der Eröffnung. Bewege ein Element aus dem Kreis oder deinem Bereich auf einen beliebigen Platz.',
  ],
  [
    'Airship',
    'Costs 1 air. Permanent. Once a turn, after opening, discard 1 spell: Destroy an element.',
    'Kostet 1 Luft. Dauerhaft. Einmal je Zug, nach der Eröffnung: wirf 1 Zauber ab. Zerstöre ein Element.',
  ],
  [
    'Crest',
    'Costs 2 of any types. Direct. Draw 1 spell. Put an element into any slot.',
    'Kostet 2 beliebige. Direkt. Ziehe 1 Zauber. Lege ein Element auf einen beliebigen Platz.',
  ],
  [
    'Rainbow',
    'Costs 1 earth, 1 water, 1 fire and 1 air. Permanent. Once a turn, before opening, destroy one of your Permanents: Your turn ends at once.',
    'Kostet 1 Erde, 1 Wasser, 1 Feuer und 1 Luft. Dauerhaft. Einmal je Zug, vor der Eröffnung: zerstöre einen deiner dauerhaften Zauber. Dein Zug endet sofort.',
  ],
  [
    'Ghost',
    'Costs 1 earth, 1 water, 1 fire and 1 air. Permanent. Once a turn, before opening, discard this card: Take a Permanent into your hand.',
    'Kostet 1 Erde, 1 Wasser, 1 Feuer und 1 Luft. Dauerhaft. Einmal je Zug, vor der Eröffnung: wirf diese Karte ab. Nimm einen dauerhaften Zauber auf deine Hand.',
  ],
  [
    'Joker',
    'Costs 1 earth, 1 water, 1 fire and 1 air. Permanent. Once a turn, before opening: This turn’s opening spell may be paid with elements of any types.',
    'Kostet 1 Erde, 1 Wasser, 1 Feuer und 1 Luft. Dauerhaft. Einmal je Zug, vor der Eröffnung. Der eröffnende Zauber dieses Zuges darf mit Elementen beliebiger Art bezahlt werden.',
  ],
  [
    'Knight',
    'Costs 1 earth, 1 water, 1 fire and 1 air. Permanent. Once a turn, after opening: Destroy a Permanent.',
    'Kostet 1 Erde, 1 Wasser, 1 Feuer und 1 Luft. Dauerhaft. Einmal je Zug, nach der Eröffnung. Zerstöre einen dauerhaften Zauber.',
  ],
  [
    'King',
    'Costs 1 earth, 1 water, 1 fire and 1 air. Permanent. Any number of times a turn, after opening, pay 2 of any types: Draw 1 spell, or put an element into any slot.',
    'Kostet 1 Erde, 1 Wasser, 1 Feuer und 1 Luft. Dauerhaft. Beliebig oft je Zug, nach der Eröffnung: zahle 2 beliebige. Ziehe 1 Zauber, oder lege ein Element auf einen beliebigen Platz.',
  ],
  [
    'Wizard',
    'Costs 5 of one type. Permanent. Once a turn, after opening: Turn over the top spell of the deck: you must cast it for free.',
    'Kostet 5 von einer Art. Dauerhaft. Einmal je Zug, nach der Eröffnung. Decke den obersten Zauber des Stapels auf: du musst ihn kostenlos wirken.',
  ],
];
