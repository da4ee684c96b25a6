import { type RefObject, useEffect, useRef } from 'react';

/** Holds its form back from being sent for as long as `isHeld`; `tell` hears of each attempt. */
export const useSubmitGuard = (
  place: RefObject<HTMLElement | null>,
  isHeld: boolean,
  tell: () => void,
): void => {
  const told = useRef(tell);
  told.current = tell;
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form || !isHeld) return;
    const hold = (event: SubmitEvent) => {
      // A form with steps goes on to its next one.
      if ('more' in form.dataset) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      told.current();
    };
    form.addEventListener('submit', hold, true);
    return () => form.removeEventListener('submit', hold, true);
  }, [place, isHeld]);
};
