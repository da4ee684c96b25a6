const buttonsIn = (bar: Element): HTMLButtonElement[] => [
  ...bar.querySelectorAll<HTMLButtonElement>('button:not([hidden])'),
];

/** Of a toolbar's buttons one is a stop of the keyboard. */
export const setStop = (bar: Element, stop: Element | undefined): void => {
  for (const one of buttonsIn(bar)) {
    // Of a long page each that is written costs time.
    const wanted = one === stop ? '0' : '-1';
    if (one.getAttribute('tabindex') !== wanted) one.setAttribute('tabindex', wanted);
  }
};

/** The one that is a stop, else the first. */
export const stopIn = (bar: Element): HTMLButtonElement | undefined => {
  const list = buttonsIn(bar);
  return list.find((one) => one.tabIndex === 0) ?? list[0];
};

/** Arrows go from one button of a toolbar to another. */
export const rove = (bar: HTMLElement): void =>
  bar.addEventListener('keydown', (event) => {
    const list = buttonsIn(bar);
    const at = list.indexOf(event.target as HTMLButtonElement);
    const to: Readonly<Record<string, number>> = {
      ...{ ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1 },
      ...{ Home: 0, End: list.length - 1 },
    };
    const next = list[to[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    setStop(bar, next);
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
  });
