import { faqScroll } from '#kernel/limits';
import { answerId } from '#kernel/values/answer-id';
import { all } from '../dom';
import { scrollToElement } from '../sections/scroll';

/** Browsers that don't know a name shared by several `<details>` close the others by this. */
const closeOthers = (opened: HTMLDetailsElement): void => {
  const name = opened.getAttribute('name');
  if (!name || !opened.open) return;
  for (const other of all<HTMLDetailsElement>('details[name][open]')) {
    if (other !== opened && other.getAttribute('name') === name) other.open = false;
  }
};

/** `?faqid=12`: that answer is open as the server wrote it; brings it into view (S2.12/2, S9.2/6). */
const showAsked = (): void => {
  const id = new URLSearchParams(location.search).get('faqid');
  const answer = id ? document.getElementById(answerId(id)) : null;
  const item = answer?.closest('details');
  if (!item) return;
  item.open = true;
  // An address with `#answer12` has been followed already.
  if (location.hash === '') scrollToElement(item, faqScroll);
};

/** Questions and answers: one is open at a time, and the one that is asked for. */
export const startFaq = (): void => {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement) closeOthers(target);
    },
    true,
  );
  showAsked();
};
