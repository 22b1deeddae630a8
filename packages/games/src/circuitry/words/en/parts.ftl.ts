/** Made from parts.ftl by `npm run words`: change that file, not this one. */

export const parts = {
  colours: {
    O: 'orange',
    L: 'light blue',
    D: 'dark blue',
    G: 'green',
    P: 'purple',
    R: 'red',
    K: 'black',
  },
  actions: {
    Rotate: 'Rotate',
    Swap: 'Swap',
    Flip: 'Flip',
    Slide: 'Slide',
    Force: 'Force',
    Portal: 'Portal',
    Inhibit: 'Inhibit',
    Free: 'Free',
    Exchange: 'Exchange',
  },
};
