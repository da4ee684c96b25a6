import { field } from '#kernel/wire';
import { afterPaint, all, find, on, whenIdle } from '../dom';
import { readFacts } from '../sections/headers';
import { currentQuery } from '../sections/history';
import { changedNames, isPlace, withForm } from '../sections/query';
import { onSectionLoaded } from '../sections/reload';
import { scrollToElement } from '../sections/scroll';
import { linkedSections, sectionId } from '../sections/section';
import { showResults } from '../sections/show';
import {
  clearForms,
  clearName,
  entriesOf,
  FORM,
  fillForms,
  isChoice,
  linkedForms,
  listForms,
  namesOf,
  RESET,
  rememberChosen,
  wasChosen,
} from './forms';
import { applyCount, applyFacts } from './options';
import { refreshTotals } from './summary';

/** Results that begin above the screen come into view; a list of filters beside them stays as it is. */
const showStart = (form: HTMLFormElement): void => {
  const [section] = linkedSections(form);
  if (section && !form.closest(':popover-open') && section.getBoundingClientRect().top < 0) {
    scrollToElement(section);
  }
};

/** Takes a form's filters over into the address, the linked forms and the sections (S2.2/4). */
const takeOver = async (form: HTMLFormElement): Promise<void> => {
  const before = currentQuery();
  const next = withForm(before, namesOf(form), entriesOf(form, before));
  fillForms(next, linkedForms(form));
  // What was chosen in a list over the page is there already when that is closed.
  if (!changedNames(before, next).every(isPlace)) await showResults(linkedSections(form), next);
  showStart(form);
};

const waiting = new Set<HTMLFormElement>();

/** The choice is seen first; several of one moment are applied as one. */
const apply = (form: HTMLFormElement): void => {
  if (waiting.has(form)) return;
  waiting.add(form);
  afterPaint(() => {
    waiting.delete(form);
    void takeOver(form);
  });
};

const reset = (form: HTMLFormElement): void => {
  clearForms(form);
  apply(form);
};

const formOf = (control: Element): HTMLFormElement | undefined => {
  const { form } = control as HTMLInputElement;
  return form?.matches(FORM) ? form : undefined;
};

const startChanges = (): void =>
  // Nothing else changes.
  on('change', '*', (_, control) => {
    const form = formOf(control);
    if (!form) {
      // S2.2/22: for any form, not for filters alone.
      if (control.matches('select.trigger_submit'))
        (control as HTMLSelectElement).form?.requestSubmit();
      return;
    }
    if (isChoice(control) && control.checked) {
      if (control.value === RESET) return reset(form);
      if (control.value === '') clearName(form, control.name);
      else if (control.type === 'checkbox') clearNone(form, control);
    }
    apply(form);
  });

/** A choice ends the choice for none. */
const clearNone = (form: HTMLFormElement, control: HTMLInputElement): void => {
  for (const one of all<HTMLInputElement>('input[type=checkbox][value=""]', form)) {
    if (one.name === control.name) one.checked = false;
  }
};

/** Takes back the choice of a radio that was chosen already. Answers whether it was. */
const unchoose = (radio: HTMLInputElement): boolean => {
  const form = formOf(radio);
  if (!form || !wasChosen(radio) || radio.value === '') return false;
  radio.checked = false;
  clearName(form, radio.name);
  apply(form);
  return true;
};

/** A second click on a radio, or the space bar, which browsers make no click of (S2.2/8). */
const startRadios = (): void => {
  on('click', 'input[type=radio]', (_, radio) => void unchoose(radio as HTMLInputElement));
  on('keydown', 'input[type=radio]', (event, radio) => {
    if (event.key === ' ' && unchoose(radio as HTMLInputElement)) event.preventDefault();
  });
};

const closePanel = (form: HTMLFormElement): void => {
  const panel = form.closest<HTMLElement>('[data-refines-panel]');
  if (panel?.matches(':popover-open')) panel.hidePopover();
};

const startSubmits = (): void =>
  on('submit', FORM, (event, element) => {
    const form = element as HTMLFormElement;
    const elsewhere = new URL(form.action).pathname !== location.pathname;
    if (elsewhere || linkedSections(form).length === 0) return;
    event.preventDefault();
    const { submitter } = event as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.value === RESET) return reset(form);
    apply(form);
    if (submitter?.matches('[data-apply]')) closePanel(form);
  });

/** Enter in a box applies it; left to the browser it would press the form's first button. */
const startEnter = (): void =>
  on(
    'keydown',
    `${FORM} input:not([type=checkbox],[type=radio],[aria-activedescendant])`,
    (event, input) => {
      const form = event.key === 'Enter' && !event.isComposing && formOf(input);
      if (!form || linkedSections(form).length === 0) return;
      event.preventDefault();
      apply(form);
    },
  );

/** Options beyond a group's limit are shown, and the first has the focus, or put away (S2.2/9). */
const startGroupMore = (): void =>
  on('click', '[data-group-more]', (_, button) => {
    const open = button.ariaExpanded !== 'true';
    button.ariaExpanded = String(open);
    const text = open ? button.dataset.less : button.dataset.more;
    if (text) button.textContent = text;
    const group = button.closest('[data-filter-column]');
    group?.classList.toggle('expanded', open);
    if (open && group) find('[data-beyond] input:enabled:not(:checked)', group)?.focus();
  });

/** The code of suggestions comes with the first search box that is entered (S2.3/1). */
const startSuggestions = (): void => {
  let asked = false;
  on('focusin', `form[data-suggest-section] [name="${field.search}"]`, (_, element) => {
    if (asked) return;
    asked = true;
    const input = element as HTMLInputElement;
    const before = input.value;
    import('./suggest-box').then(
      ({ startSuggestBoxes }) => startSuggestBoxes(input, before),
      (error) => console.info('A search box does without suggestions', error),
    );
  });
};

/** S2.2/5: asks for the page's headers, for the options that are still available. */
const askInitialState = async (): Promise<void> => {
  const reply = await fetch(location.pathname + location.search, { method: 'HEAD' }).catch(
    () => {},
  );
  if (!reply?.ok) return;
  for (const [id, facts] of readFacts(reply.headers)) applyFacts(id, facts, false);
};

/** Filter forms: whatever is chosen applies at once. */
export const startRefines = (): void => {
  startChanges();
  startSuggestions();
  if (listForms().length === 0) return;
  startRadios();
  startSubmits();
  startEnter();
  startGroupMore();
  // The cross of a search box empties it without a change.
  document.addEventListener('search', ({ target }) => {
    const form = target instanceof HTMLInputElement && target.value === '' && formOf(target);
    if (form) apply(form);
  });
  onSectionLoaded((section, facts) => {
    applyFacts(sectionId(section), facts, true);
    applyCount(section);
    refreshTotals(listForms());
    rememberChosen();
  });
  rememberChosen();
  // A new page's forms say what its address does; when a page is shown again the browser may put back older
  // choices, once it is loaded.
  addEventListener('pageshow', () => fillForms(currentQuery()));
  whenIdle(() => void askInitialState());
};
