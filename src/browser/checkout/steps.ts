import { all, find, on } from '../dom';

const FORM = 'form[data-update-url]';
const STEP = '[data-step]';

/** Parts that are open: HTML that comes anew leaves them so until one is ended. */
const opened = new Set<string>();

const nameOf = (step: HTMLElement): string => step.dataset.step ?? '';

/** Puts the focus on a part's title, with what is asked below it in sight. */
const goTo = (step: HTMLElement): void => {
  const title = find('h2', step);
  title?.focus({ preventScroll: true });
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  step.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
};

/** Whether a button ends a part: the server looks at what was filled in, and tells which part is next. */
export const endsStep = (submitter: HTMLElement | null | undefined): boolean =>
  submitter?.getAttribute('name') === 'step';

/**
 * What Enter in a line of a part does is what the button below it does; of the last part it orders nothing.
 * A line that only sorts or looks up something ends no part: nobody said that he had chosen.
 */
export const endOfStep = (submitter: HTMLElement, line: Element | null): HTMLElement => {
  if (line?.closest('[data-own-enter]')) return submitter;
  const step = submitter.matches('[data-enter]') && line?.closest<HTMLElement>(STEP);
  const end = step && step.dataset.state === 'open' && find('button[name=step]', step);
  return end || submitter;
};

/** Which parts are open is told by the server from here. */
export const leaveSteps = (): void => opened.clear();

/** What is not right takes the focus, as on a page that comes back; else the part that is next. */
export const goOn = (place: HTMLElement, from: string): void => {
  const wrong = find('[autofocus]', place);
  if (wrong) {
    wrong.focus();
    return;
  }
  const steps = all<HTMLElement>(STEP, place);
  const at = steps.findIndex((step) => nameOf(step) === from);
  const next = steps.slice(at + 1).find(({ dataset }) => dataset.state === 'open');
  if (next) goTo(next);
};

/** S2.7/6: one part of the checkout after another. What is folded is opened without asking the server. */
export const startSteps = (): void => {
  on('click', `${FORM} button[name=open]`, (event, button) => {
    const step = button.closest<HTMLElement>(STEP);
    if (!step) return;
    event.preventDefault();
    step.dataset.state = 'open';
    opened.add(nameOf(step));
    goTo(step);
  });
  const settle = () => {
    for (const step of all<HTMLElement>(STEP)) {
      if (opened.has(nameOf(step))) step.dataset.state = 'open';
      if (step.dataset.state === 'open') opened.add(nameOf(step));
    }
  };
  document.addEventListener('checkout:shown', settle);
  settle();
};
