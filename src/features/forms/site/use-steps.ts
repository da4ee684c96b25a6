import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FormStep } from '../contract';

const stepInHash = (steps: readonly FormStep[]): number => {
  const hash = decodeURIComponent(location.hash.slice(1));
  return hash === '' ? -1 : steps.findIndex(({ id }) => id === hash);
};

/** Gives a step's heading the focus, and brings the form's top in sight if it is above it. */
const showStep = (form: HTMLElement, { id }: FormStep): void => {
  if (form.getBoundingClientRect().top < 0) form.scrollIntoView();
  form.querySelector<HTMLElement>(`#${CSS.escape(id)} > legend`)?.focus({ preventScroll: true });
};

/**
 * Which step of a form is shown. The address's hash says so (S2.1/18), so going back goes to the step
 * before. `first` is the step to begin with where the hash names none.
 */
export const useSteps = (
  ref: RefObject<HTMLFormElement | null>,
  steps: readonly FormStep[],
  multiStep: boolean,
  first: number,
) => {
  const isMulti = multiStep && steps.length > 1;
  const [at, setAt] = useState(first);
  const moved = useRef(false);
  const latest = useRef(first);
  const turnTo = useCallback((next: number, quiet: boolean) => {
    moved.current = !quiet;
    latest.current = next;
    setAt(next);
  }, []);
  useEffect(() => {
    if (!isMulti) return;
    const named = stepInHash(steps);
    if (named >= 0) turnTo(named, true);
    const follow = () => {
      const next = location.hash === '' ? 0 : stepInHash(steps);
      if (next >= 0 && next !== latest.current) turnTo(next, false);
    };
    addEventListener('popstate', follow);
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('popstate', follow);
      removeEventListener('hashchange', follow);
    };
  }, [steps, isMulti, turnTo]);
  useEffect(() => {
    const step = steps[at];
    if (moved.current && ref.current && step) showStep(ref.current, step);
    moved.current = false;
  }, [at, steps, ref]);
  /** Shows a step as a place of its own in the history; `quiet` leaves the focus where it is. */
  const goTo = (next: number, quiet = false) => {
    const step = steps[next];
    if (!isMulti || !step || next === latest.current) return;
    turnTo(next, quiet);
    history.pushState({}, '', `#${encodeURIComponent(step.id)}`);
  };
  /** Takes the step from the address: what it named is not there any more. */
  const leave = () => {
    if (isMulti) history.replaceState(history.state, '', location.pathname + location.search);
  };
  return {
    isMulti,
    at,
    count: steps.length,
    isLast: !isMulti || at === steps.length - 1,
    goTo,
    leave,
  };
};

export type Steps = ReturnType<typeof useSteps>;
