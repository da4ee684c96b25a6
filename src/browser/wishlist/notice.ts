import { wishlist as limits } from '#kernel/limits';
import { announce } from '../dom';
import { prepareStyles } from '../styles';
import styles from './notice.module.css';

let shown: HTMLElement | undefined;

/**
 * Tells a change for a moment: 2000 ms, of which it takes 300 to come and 300 to go (S9.9/3). A later
 * one takes the place of an earlier.
 */
export const showNotice = async (text: string, kind: 'added' | 'deleted' | 'failed') => {
  announce(text);
  const notice = document.createElement('p');
  notice.className = styles.notice ?? '';
  notice.dataset.wishlistNotice = kind;
  notice.style.setProperty('--step', `${limits.noticeStep}ms`);
  notice.textContent = text;
  // What it says is read out once, by the page's own region.
  notice.ariaHidden = 'true';
  notice.popover = 'manual';
  const content = document.createDocumentFragment();
  content.append(notice);
  await prepareStyles(content).catch((error) => console.info('A plain notice', error));
  shown?.remove();
  document.body.append(content);
  notice.showPopover?.();
  shown = notice;
  setTimeout(() => {
    notice.dataset.leaving = '';
  }, limits.noticeTime - limits.noticeStep);
  setTimeout(() => notice.remove(), limits.noticeTime);
};
