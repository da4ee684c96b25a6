/** A step of the form that somebody works on, by its name; the form begins with the first. */
type AtStep = { id: string; isFirst: boolean };

const listeners = new Set<(step: AtStep) => void>();

/** Says that somebody opened a step, or is in a field of it. */
export const workAtStep = (step: AtStep): void => {
  for (const hear of listeners) hear(step);
};

/** Hears which step is worked on, until what it answers is called. */
export const hearStep = (hear: (step: AtStep) => void): (() => void) => {
  listeners.add(hear);
  return () => {
    listeners.delete(hear);
  };
};
