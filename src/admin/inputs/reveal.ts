/** The parts of what a problem tells of, by the ids of their inputs: `steps[0].fields[2].name` → `steps-in-0-fields-2-name`. */
export const partId = (path: string): string =>
  path.replace(/[.[]/, '-in$&').replaceAll(/[.[]/g, '-').replaceAll(']', '');

/** What is to be found: an id, or one that begins with it. */
let wanted: string | undefined;

const lists = new Set<(wanted: string) => void>();

/** Whether an item of a list, by its id, is what is looked for or has it. */
export const isWanted = (id: string, what = wanted): boolean =>
  what !== undefined && (what === id || what.startsWith(`${id}-`));

/** Tells a list when something is looked for, which may be in an item that isn't open. */
export const hearReveal = (hear: (wanted: string) => void): (() => void) => {
  lists.add(hear);
  return () => lists.delete(hear);
};

/** Frames in which what opens is drawn. */
const MOST_FRAMES = 30;

const focusable = 'input, select, textarea, [role=textbox], button';

/** Its own control, or else the first one of the item that has it. */
const findControl = (id: string): HTMLElement | null => {
  for (const one of [id, `${id}-label`]) {
    const control = document.getElementById(one);
    if (control?.matches(focusable)) return control;
  }
  const item = document.querySelector(
    `[data-item="${CSS.escape(id)}"] > :is([data-part], details)`,
  );
  return item?.querySelector<HTMLElement>(`[data-part] :is(${focusable})`) ?? null;
};

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/** Says at a control what is wrong with it, until something else is filled in. */
const markWrong = (control: HTMLElement, told: string) => {
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-description', told);
  const end = () => {
    control.removeAttribute('aria-invalid');
    control.removeAttribute('aria-description');
  };
  control.addEventListener('change', end, { once: true });
};

/** Opens whatever folds an input away, says what is wrong there, and gives it the focus; false: it isn't there. */
export const reveal = async (id: string, told: string): Promise<boolean> => {
  wanted = id;
  for (const hear of lists) hear(id);
  try {
    for (let frame = 0; frame < MOST_FRAMES; frame += 1) {
      await nextFrame();
      const control = findControl(id);
      if (control) {
        markWrong(control, told);
        control.focus();
        return true;
      }
    }
    return false;
  } finally {
    wanted = undefined;
  }
};
