const CALM = /prefers-reduced-motion:\s*reduce/;

/**
 * What moves by itself stands still while it is worked on: the page's scripts are told that its reader wants
 * no motion, those too that asked before.
 */
export const standStill = (): void => {
  const own = Object.getOwnPropertyDescriptor(MediaQueryList.prototype, 'matches');
  Object.defineProperty(MediaQueryList.prototype, 'matches', {
    ...own,
    get(this: MediaQueryList) {
      return CALM.test(this.media) || (own?.get?.call(this) as boolean);
    },
  });
};
