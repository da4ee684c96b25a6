import { view } from '#kernel/wire';
import { prepareStyles } from '../styles';
import { build } from './build';
import { fragmentAddress } from './fragment';
import { drawings, icon } from './icons';
import { openFragment } from './open-fragment';
import styles from './popup.module.css';
import { overlays } from './texts';

/** The way out stands first: a keyboard begins there, and it stays in sight. */
const frame = (content: Node | string): DocumentFragment => {
  const label = build('span', { class: 'visually-hidden' }, overlays.close);
  const close = build(
    'button',
    { type: 'button', class: styles.close ?? '', 'data-dialog-close': '' },
    icon(drawings.close),
    label,
  );
  const framed = document.createDocumentFragment();
  framed.append(
    build('div', { class: styles.head ?? '' }, close),
    build('div', { class: styles.body ?? '' }, content),
  );
  return framed;
};

/**
 * Shows a page's content over the page that links to it: its address is asked for with `view=ajax`
 * (S2.12/4). Back closes it.
 */
export const openPopup = async (link: HTMLAnchorElement): Promise<void> => {
  // Without its sheet it is plain, and as good to read.
  await prepareStyles(frame('')).catch((error) => console.info('A plain popup', error));
  await openFragment(fragmentAddress(link.href, view.ajax), {
    name: 'popup',
    marks: { 'data-dialog': '', class: styles.popup ?? '' },
    page: link.href,
    opener: link,
    failed: 'tell',
    hasStep: true,
    frame,
  });
};
