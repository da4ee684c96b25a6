import { on } from '../dom';

/** The code of panels and tooltips comes with the first that is pointed at, or gets the focus. */
const wake = (event: Event, trigger: HTMLElement): void =>
  void import('./poppers').then(
    ({ startPoppers }) => startPoppers(event, trigger),
    (error) => console.info('Panels open in the middle', error),
  );

export const watchPoppers = (): void => {
  let isAwake = false;
  for (const type of ['pointerover', 'focusin', 'click'] as const) {
    on(type, '[data-popper]', (event, trigger) => {
      if (isAwake) return;
      isAwake = true;
      wake(event, trigger);
    });
  }
};
