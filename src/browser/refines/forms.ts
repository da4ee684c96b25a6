import { all } from '../dom';
import { plainName, valuesOf } from '../sections/query';
import { refreshSummary, refreshTotals } from './summary';

export const FORM = 'form[data-refines]';
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The value that clears all choices of its name, and the one that resets a form (S2.2/10). */
const CLEAR = '';
export const RESET = 'all';

export const listForms = (): HTMLFormElement[] => all<HTMLFormElement>(FORM);

/** The forms that share a form's filters, that form included. */
export const linkedForms = (form: HTMLFormElement): HTMLFormElement[] => {
  const { ajaxFilterId } = form.dataset;
  return listForms().filter(
    (one) => one === form || (ajaxFilterId && one.dataset.ajaxFilterId === ajaxFilterId),
  );
};

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (one): one is Control =>
      (one instanceof HTMLInputElement ||
        one instanceof HTMLSelectElement ||
        one instanceof HTMLTextAreaElement) &&
      one.name !== '',
  );

export const isChoice = (control: EventTarget | null): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);

/** The parameters that a form speaks for. */
export const namesOf = (form: HTMLFormElement): Set<string> =>
  new Set(['filter', ...controlsOf(form).map((control) => plainName(control.name))]);

/** A select left at what the page chose for itself says nothing. */
const isUntouched = (control: Control, query: URLSearchParams): boolean =>
  control instanceof HTMLSelectElement &&
  !query.has(control.name) &&
  control.selectedOptions[0]?.defaultSelected === true;

/** What a form says, as parameters; what is empty, and how results are paged, is left out. */
export const entriesOf = (form: HTMLFormElement, query: URLSearchParams): [string, string][] =>
  controlsOf(form).flatMap((control): [string, string][] => {
    if (isUntouched(control, query)) return [];
    if (isChoice(control) && !control.checked) return [];
    const value = control.value.trim();
    return value === CLEAR || value === RESET ? [] : [[plainName(control.name), value]];
  });

/** The radio that was chosen in each group: a click on that one takes the choice back (S2.2/8). */
let chosen = new WeakSet<Element>();

export const wasChosen = (radio: Element): boolean => chosen.has(radio);

export const rememberChosen = (): void => {
  chosen = new WeakSet(listForms().flatMap((form) => all('input[type=radio]:checked', form)));
};

const fillControl = (control: Control, query: URLSearchParams): void => {
  const values = valuesOf(query, control.name);
  if (isChoice(control)) {
    control.checked = values.length > 0 ? values.includes(control.value) : control.value === CLEAR;
  } else if (control instanceof HTMLSelectElement) {
    if (values[0] !== undefined) control.value = values[0];
  } else if (control.type !== 'hidden') {
    const value = values[0] ?? '';
    control.value = control.type === 'number' ? value.replace(',', '.') : value;
  }
};

const refresh = (): void => {
  for (const form of listForms()) refreshSummary(form);
  refreshTotals(listForms());
  rememberChosen();
};

/** Makes forms say what a query says. */
export const fillForms = (query: URLSearchParams, forms = listForms()): void => {
  for (const form of forms) for (const control of controlsOf(form)) fillControl(control, query);
  refresh();
};

/** Empties a form and those linked to it; the order of results stays. */
export const clearForms = (form: HTMLFormElement): void =>
  fillForms(new URLSearchParams(), linkedForms(form));

/** Unchooses all of a name in a form, except the control that says 'none of them'. */
export const clearName = (form: HTMLFormElement, name: string): void => {
  for (const control of controlsOf(form)) {
    if (isChoice(control) && control.name === name) control.checked = control.value === CLEAR;
  }
};
