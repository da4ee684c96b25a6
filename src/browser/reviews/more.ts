import { all, announce, find, parse } from '../dom';
import { goInstead } from '../post';
import { during } from '../request';
import { texts } from '../texts';

const LINK = 'a[data-load-more]';

/** The reviews in some HTML, each an item with an id, and what is around them. */
const sectionIn = (root: ParentNode): HTMLElement | undefined =>
  find<HTMLElement>('li[id^="review-"]', root)?.closest('section') ?? undefined;

const itemsIn = (section: HTMLElement): HTMLElement[] => all('li[id^="review-"]', section);

const fetchSection = async (href: string): Promise<HTMLElement> => {
  const reply = await fetch(href, { headers: { accept: 'text/html' } });
  const section = reply.ok ? sectionIn(parse(await reply.text())) : undefined;
  if (!section) throw new Error(`no reviews come with a reply of ${reply.status}`);
  return section;
};

/** Puts what is new below what is there. Answers the first of it. */
const append = (section: HTMLElement, next: HTMLElement): HTMLElement | undefined => {
  const known = new Set(itemsIn(section).map(({ id }) => id));
  const fresh = itemsIn(next).filter(({ id }) => !known.has(id));
  find('li[id^="review-"]', section)?.parentElement?.append(...fresh);
  return fresh[0];
};

/** The link leads to the next of them, or goes with the last. */
const updateLink = (link: HTMLElement, next: HTMLElement): void => {
  const href = find<HTMLAnchorElement>(LINK, next)?.getAttribute('href');
  if (href) link.setAttribute('href', href);
  else link.parentElement?.remove();
};

/** 'Toon meer reviews' brings the next where the reader is. */
export const showMore = async (link: HTMLAnchorElement): Promise<void> => {
  const section = link.closest('section');
  if (!section || section.ariaBusy === 'true') return;
  section.ariaBusy = 'true';
  const { href } = link;
  try {
    const next = await during(() => fetchSection(href));
    const first = append(section, next);
    updateLink(link, next);
    // Who comes back, or loads the page again, finds as many.
    history.replaceState(history.state, '', href.split('#')[0]);
    if (first) {
      first.tabIndex = -1;
      first.focus({ preventScroll: true });
    }
    announce(texts.shown(itemsIn(section).length, Number(section.dataset.total)));
  } catch (error) {
    goInstead(href, error);
  } finally {
    section.ariaBusy = null;
  }
};
