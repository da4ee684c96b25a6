import { suggestions } from '#kernel/limits';
import { field } from '#kernel/wire';
import { all, announce, find, on } from '../dom';
import { currentQuery } from '../sections/history';
import { loadSection } from '../sections/reload';
import { findSection } from '../sections/section';

const FORM = 'form[data-suggest-section]';
const INPUT = `${FORM} [name="${field.search}"]`;

/** The box in a form, or the one that belongs to its section. */
const boxOf = (form: HTMLElement): HTMLElement | null =>
  find('[data-suggest-box]', form) ??
  find(`[data-suggest-box="${CSS.escape(form.dataset.suggestSection ?? '')}"]`);

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
    box.hidden = true;
  });
  if (!reply || !isCurrent()) return;
  const status = find('[data-section-status]', reply.next)?.textContent ?? '';
  // The section itself is on the page already: its ids stay its own.
  for (const one of all('[id]', reply.next)) one.removeAttribute('id');
  box.replaceChildren(...reply.next.childNodes);
  box.hidden = !find('a', box);
  announce(status);
};

/** Search boxes within an overview, whose suggestions come from a section (S2.3/1, S7.1/4). */
export const startSuggestBoxes = (first?: HTMLInputElement, before = ''): void => {
  let asked = before.trim();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = (form: HTMLElement | null) => {
    clearTimeout(timer);
    asked = '';
    if (form) boxOf(form)?.setAttribute('hidden', '');
  };
  const consider = (input: HTMLElement) => {
    const form = input.closest<HTMLElement>(FORM);
    const words = (input as HTMLInputElement).value.trim();
    if (!form || words === asked) return;
    clearTimeout(timer);
    asked = words;
    if (words.length < suggestions.minCharacters) boxOf(form)?.setAttribute('hidden', '');
    else {
      const isCurrent = () => asked === words;
      timer = setTimeout(() => void suggest(form, words, isCurrent), suggestions.delay);
    }
  };
  on('input', INPUT, (_, input) => consider(input));
  // Escape puts the list away; Enter and leaving the box ask for the results themselves.
  on('keydown', `${FORM} *`, (event, control) => {
    const form = control.closest<HTMLElement>(FORM);
    const box = form && boxOf(form);
    if (event.key === 'Escape' && box && !box.hidden) {
      event.preventDefault();
      hide(form);
      find(INPUT, form)?.focus();
    } else if (event.key === 'Enter' && control.matches(INPUT)) hide(form);
  });
  on('submit', FORM, (_, form) => hide(form));
  // Going on to another control of the form; by pointer once that has been pressed, for it moves.
  const goOn = (control: HTMLElement) => {
    const form = control.closest<HTMLElement>(FORM);
    if (!control.matches(INPUT) && !control.closest('[data-suggest-box]')) hide(form);
  };
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
