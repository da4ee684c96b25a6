import { shownSum } from '../cart/spoken';
import { keepTyped, type SentForm } from '../cart/typed-values';
import { all, announce, find, parse } from '../dom';
import { keepFocus } from '../sections/swap';

const PART = 'data-part';

/** Writes what a control holds now into its HTML, as the server would. */
const settle = (part: Element): void => {
  for (const input of all<HTMLInputElement>('input', part)) {
    if (/^(checkbox|radio)$/.test(input.type)) input.toggleAttribute('checked', input.checked);
    else if (input.value !== (input.getAttribute('value') ?? '')) {
      input.setAttribute('value', input.value);
    }
  }
  for (const option of all<HTMLOptionElement>('option', part)) {
    option.toggleAttribute('selected', option.selected);
  }
};

/** What a part says of what was just asked, such as in which order its choices stand. */
const toldIn = (part: Element): string => find('[data-told]', part)?.textContent?.trim() ?? '';

/**
 * What is being used stays where it is on the screen when a part above it grows, as the ways of
 * delivery do once a postcode is known. What it gives puts it back.
 */
const holdStill = (): (() => void) => {
  const used = document.activeElement ?? document.body;
  const before = used.getBoundingClientRect().top;
  return () => {
    const moved = used.getBoundingClientRect().top - before;
    if (used === document.body || !used.isConnected || moved === 0) return;
    scrollBy({ top: moved, behavior: 'instant' });
  };
};

const replacePart = (old: Element, next: Element): boolean => {
  settle(old);
  settle(next);
  if (old.isEqualNode(next)) return false;
  old.replaceWith(next);
  return true;
};

/**
 * Puts those parts of the checkout in place that came back otherwise; whatever is being typed in the
 * others is not touched. Answers false when the reply has other parts: then all of it is new.
 */
export const swapParts = (place: HTMLElement, html: string, sent: SentForm): boolean => {
  const reply = parse(html);
  const parts = all(`[${PART}]`, place);
  const nexts = all(`[${PART}]`, reply);
  const nextOf = (part: Element) =>
    nexts.find((next) => next.getAttribute(PART) === part.getAttribute(PART));
  if (parts.length === 0 || parts.length !== nexts.length || !parts.every(nextOf)) return false;
  const isOpen = find<HTMLDetailsElement>('details[data-fold]', place)?.open ?? false;
  const restoreFocus = keepFocus(place);
  const restoreTyped = keepTyped(place, sent);
  const putBack = holdStill();
  const news: string[] = [];
  const changed = parts.flatMap((part) => {
    const next = nextOf(part) as HTMLElement;
    const before = toldIn(part);
    if (!replacePart(part, next)) return [];
    if (toldIn(next) !== before) news.push(toldIn(next));
    return [next];
  });
  for (const next of changed) restoreTyped(next);
  const fold = find<HTMLDetailsElement>('details[data-fold]', place);
  if (fold) fold.open = isOpen;
  if (document.activeElement === document.body) restoreFocus(place, place);
  putBack();
  const total = changed.find((part) => part.getAttribute(PART) === 'total');
  const problem = changed.map((part) => find('[data-problem]', part)).find(Boolean);
  const said = problem?.textContent?.trim() ?? news.find((text) => text !== '');
  announce(said ?? (total && shownSum(place)) ?? '');
  return true;
};
