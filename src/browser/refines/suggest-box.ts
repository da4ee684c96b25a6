import { suggestions } from '#kernel/limits';
import { field } from '#kernel/wire';
import { all, announce, find, on } from '../dom';
import { currentQuery } from '../sections/history';
import { loadSection } from '../sections/reload';
import { findSection } from '../sections/section';

const FORM = 'form[data-suggest-section]';

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
  box.hidden = false;
  announce(status);
};

/** Search boxes within an overview, whose suggestions come from a section (S7.1/4). */
export const startSuggestBoxes = (): void => {
  let asked = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  on('input', `${FORM} [name="${field.search}"]`, (_, input) => {
    const form = input.closest<HTMLElement>(FORM);
    const words = (input as HTMLInputElement).value.trim();
    if (!form || words === asked) return;
    asked = words;
    clearTimeout(timer);
    if (words.length < suggestions.minCharacters) boxOf(form)?.setAttribute('hidden', '');
    else {
      const isCurrent = () => asked === words;
      timer = setTimeout(() => void suggest(form, words, isCurrent), suggestions.delay);
    }
  });
  document.addEventListener('pointerdown', ({ target }) => {
    const inside = target instanceof Element && target.closest(`${FORM},[data-suggest-box]`);
    if (inside) return;
    setTimeout(() => find('[data-suggest-box]')?.setAttribute('hidden', ''), suggestions.hideDelay);
  });
};
