import { contentTexts } from '#kernel/messages/nl-content';
import { storeTexts } from '#kernel/messages/nl-stores';
import { routeHref, storeHref } from '../../contract';

/** A store as the map's data tells it (S7.1/8); the address on a store's own page alone. */
export type MapStore = {
  id: number;
  title: string;
  access: string;
  coord_latitude: number | null;
  coord_longitude: number | null;
  address?: string;
};

const element = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
};

/** A text for who listens, not for who looks. */
export const unseen = (text: string): HTMLElement =>
  element('span', { className: 'visually-hidden' }, text);

type Look = { link: string; route: string; title: string };

/** What a marker's popup says: the store, its page (S2.8/5), and the way to it (S2.8/6). */
export const popupOf = (store: MapStore, own: boolean, look: Look): HTMLElement => {
  const { title, address, access } = store;
  const parts: HTMLElement[] = [element('p', { className: look.title }, title)];
  if (address) parts.push(element('p', {}, address));
  if (!own) {
    parts.push(
      element(
        'a',
        { className: look.link, href: storeHref(access) },
        contentTexts.stores.view,
        unseen(storeTexts.search.ofStore(title)),
      ),
    );
  }
  if (address) {
    const href = routeHref(`${title}, ${address}`);
    const text = storeTexts.map.routeTo(title);
    parts.push(
      element(
        'a',
        { className: look.route, href, target: '_blank', rel: 'noopener noreferrer' },
        storeTexts.map.route,
        unseen(text),
      ),
    );
  }
  return element('div', {}, ...parts);
};
