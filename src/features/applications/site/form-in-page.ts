import { APPLICATION_FORM, AVAILABLE, applicationField as names } from '../contract';
import { isAvailability } from './rules';

/** The application form that is on this page, if it is. */
export const formOf = (target: EventTarget | null): HTMLFormElement | undefined => {
  const form = target instanceof Element && target.closest('form');
  return form && form.dataset.form === APPLICATION_FORM ? form : undefined;
};

/**
 * Resolves as soon as nobody is writing, unless in one of the fields that `isAsked` names: whoever went on
 * to the next is not interrupted in it.
 */
export const whenNobodyWrites = (isAsked: (field: HTMLInputElement) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const waiting = new AbortController();
    const look = () => {
      const at = document.activeElement;
      if (at?.matches(':read-write') && !isAsked(at as HTMLInputElement)) return;
      waiting.abort();
      resolve();
    };
    // Going from one field to the next the focus is nowhere for a moment.
    const later = () => void setTimeout(look);
    addEventListener('focusin', look, { signal: waiting.signal });
    addEventListener('focusout', later, { signal: waiting.signal });
    look();
  });

const text = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** What the form is filled in with, as far as its checks are about it. */
export const readForm = (form: HTMLFormElement) => {
  const data = new FormData(form);
  return {
    birth: {
      day: text(data, names.birthDay),
      month: text(data, names.birthMonth),
      year: text(data, names.birthYear),
    },
    choices: [...data.keys()].filter(isAvailability).length,
    /** The first day of the availability chooser. */
    availability:
      form.querySelector<HTMLInputElement>(`[name^="${AVAILABLE}"]`)?.name.replace('[]', '') ?? '',
    zipcode: text(data, `${names.address}[zipcode]`),
    housenumber: text(data, `${names.address}[housenumber]`),
    location: text(data, names.location),
  };
};

export type FilledIn = ReturnType<typeof readForm>;
