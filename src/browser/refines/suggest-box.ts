import { suggestions } from '#kernel/limits';
import { field } from '#kernel/wire';
import { all, announce, find, on } from '../dom';
import { currentQuery } from '../sections/history';
import { loadSection } from '../sections/reload';
import { findSection } from '../sections/section';
import { markActive, optionsOf, prepareOptions, pressInListbox } from './listbox';

const FORM = 'form[data-suggest-section]';
const INPUT_IN_FORM = `[name="${field.search}"]`;
const INPUT = `${FORM} ${INPUT_IN_FORM}`;

/** The box in a form, or the one that belongs to its section. */
const boxOf = (form: HTMLElement): HTMLElement | null =>
  find('[data-suggest-box]', form) ??
  find(`[data-suggest-box="${CSS.escape(form.dataset.suggestSection ?? '')}"]`);

const inputOf = (form: HTMLElement): HTMLInputElement | null => find(INPUT_IN_FORM, form);

/** Which option of a form's list has the keyboard's attention. */
const actives = new WeakMap<HTMLElement, number>();

const attend = (form: HTMLElement, active: number): void => {
  actives.set(form, active);
  const id = markActive(optionsOf(boxOf(form)), active);
  const input = inputOf(form);
  if (id) input?.setAttribute('aria-activedescendant', id);
  else input?.removeAttribute('aria-activedescendant');
};

/** Shows the list or puts it away, and tells so. */
const setOpen = (form: HTMLElement, isOpen: boolean): void => {
  const box = boxOf(form);
  if (box) box.hidden = !isOpen;
  inputOf(form)?.setAttribute('aria-expanded', String(isOpen));
  attend(form, -1);
};

/** The box of words points at the list itself, and at its options. */
const nameList = (form: HTMLElement, box: HTMLElement): void => {
  const id = `suggest-${form.dataset.suggestSection}`;
  prepareOptions(optionsOf(box), id);
  const list = find('[role=listbox]', box);
  if (!list) return;
  list.id = id;
  inputOf(form)?.setAttribute('aria-controls', id);
};

/** Shows what a section suggests for these words, unless others were typed before it answered. */
const suggest = async (
  form: HTMLElement,
  words: string,
  isCurrent: () => boolean,
): Promise<void> => {
  const section = findSection(form.dataset.suggestSection ?? '');
  const box = boxOf(form);
  if (!section || !box) return;
  const query = currentQuery();
  query.set(field.search, words);
  const reply = await loadSection(section, query, { [field.kind]: 'suggestion' }).catch((error) => {
    // What was suggested was for other words. The form itself still searches.
    console.info('No suggestions', error);
    setOpen(form, false);
  });
  if (!reply || !isCurrent()) return;
  const status = find('[data-section-status]', reply.next)?.textContent ?? '';
  // The section itself is on the page already: its ids stay its own.
  for (const one of all('[id]', reply.next)) one.removeAttribute('id');
  box.replaceChildren(...reply.next.childNodes);
  nameList(form, box);
  // A late answer opens nothing over what somebody went on to.
  if (document.activeElement !== inputOf(form)) return;
  setOpen(form, optionsOf(box).length > 0);
  announce(status);
};

/** Search boxes within an overview, whose suggestions come from a section (S2.3/1, S7.1/4). */
export const startSuggestBoxes = (first?: HTMLInputElement, before = ''): void => {
  let asked = before.trim();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = (form: HTMLElement | null) => {
    clearTimeout(timer);
    asked = '';
    if (form) setOpen(form, false);
  };
  const consider = (input: HTMLElement) => {
    const form = input.closest<HTMLElement>(FORM);
    const words = (input as HTMLInputElement).value.trim();
    if (!form || words === asked) return;
    clearTimeout(timer);
    asked = words;
    if (words.length < suggestions.minCharacters) setOpen(form, false);
    else {
      const isCurrent = () => asked === words;
      timer = setTimeout(() => void suggest(form, words, isCurrent), suggestions.delay);
    }
  };
  on('input', INPUT, (_, input) => consider(input));
  on('keydown', INPUT, (event, input) => {
    const form = input.closest<HTMLElement>(FORM);
    const box = form && boxOf(form);
    if (!form || !box) return;
    pressInListbox(event, {
      options: optionsOf(box),
      active: actives.get(form) ?? -1,
      isShown: !box.hidden,
      show: () => setOpen(form, true),
      hide: () => hide(form),
      attend: (active) => attend(form, active),
    });
    // The words themselves ask for their results.
    if (event.key === 'Enter' && !event.defaultPrevented) hide(form);
  });
  on('submit', FORM, (_, form) => hide(form));
  // Going on to another control of the form; by pointer once that has been pressed, for it moves.
  const goOn = (control: HTMLElement) => {
    const form = control.closest<HTMLElement>(FORM);
    if (!control.matches(INPUT) && !control.closest('[data-suggest-box]')) hide(form);
  };
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || target.closest(`${FORM},[data-suggest-box]`)) return;
    for (const form of all(FORM)) if (boxOf(form)?.hidden === false) hide(form);
  });
  on('keyup', `${FORM} *`, ({ key }, control) => key === 'Tab' && goOn(control));
  on('click', `${FORM} *`, (_, control) => goOn(control));
  document.addEventListener('pointerdown', ({ target }) => {
    const inside = target instanceof Element && target.closest(`${FORM},[data-suggest-box]`);
    if (inside) return;
    setTimeout(() => {
      for (const form of all(FORM)) hide(form);
    }, suggestions.hideDelay);
  });
  // What was typed while this was on its way.
  if (first) consider(first);
};
