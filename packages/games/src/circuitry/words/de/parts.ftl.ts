/** Made from parts.ftl by `npm run words`: change that file, not this one. */

export const parts = {
  colours: {
    O: 'Orange',
    L: 'Hellblau',
    D: 'Dunkelblau',
    G: 'Grün',
    P: 'Violett',
    R: 'Rot',
    K: 'Schwarz',
  },
  actions: {
    Rotate: 'Drehung',
    Swap: 'Tausch',
    Flip: 'Wendung',
    Slide: 'Schub',
    Force: 'Zwang',
    Portal: 'Portal',
    Inhibit: 'Hemmung',
    Free: 'Befreiung',
    Exchange: 'Umladung',
  },
};
