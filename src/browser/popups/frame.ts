import type { PopupPosition } from '#kernel/values/popup';
import { originsOf } from '#kernel/values/popup-conditions';
import { ANNOUNCE_AFTER, all, announce, find } from '../dom';
import { type DialogOptions, openDialog } from '../overlays/host';
import { standAside } from './aside';
import { closeInTime } from './close-in-time';
import styles from './popups.module.css';
import { isPhone } from './visitor';
import { popupWords } from './words';

export type FrameOptions = {
  /** The dialog's, one a kind of popup. */
  name: string;
  position: PopupPosition;
  /** A click beside it closes it. */
  closesBeside: boolean;
  /** What it is called, where it has no heading. */
  label: string;
  onClose: () => void;
} & Pick<DialogOptions, 'batch'>;

export type OpenFrame = {
  dialog: HTMLDialogElement;
  /** Closes it once so many ms have passed in which nobody was at it; 0: never. */
  closeAfter: (ms: number) => void;
};

/** Whoever came from elsewhere wants to see this page first (search engines' rule on interstitials). */
const isLanding = (): boolean => !originsOf(document.referrer, location.hostname).includes('own');

/** On the page itself: another dialog is answered, not this one. */
const isOutside = ({ target }: Event): boolean =>
  target instanceof Element && target.isConnected && !target.closest('dialog');

/** What lies over it is first. */
const isTopmost = (dialog: HTMLElement): boolean =>
  ![...document.querySelectorAll('dialog:modal,:popover-open')].some((one) => one !== dialog);

/** Takes back what was read aloud, when that isn't so any more. */
const unsay = (told: string): void => {
  // Who closes it at once is there before the text is: it comes a moment after `announce`.
  setTimeout(() => {
    for (const region of all('[data-announce]')) {
      if (region.textContent === told) region.textContent = '';
    }
  }, ANNOUNCE_AFTER);
};

/** Of what stands beside the page: the page's own keys and clicks close it. */
const closeFromPage = (dialog: HTMLDialogElement, closesBeside: boolean): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isTopmost(dialog)) return;
      dialog.close();
    },
    { signal },
  );
  if (closesBeside) {
    document.addEventListener(
      'click',
      (event) => {
        if (isOutside(event)) dialog.close();
      },
      { signal },
    );
  }
  return () => stop.abort();
};

/**
 * Shows a popup where it belongs. One in the middle holds the focus, as every dialog over the page; all
 * others, and all of them on a phone, stand beside what the visitor does: nothing of the page is shut out
 * and the focus stays where it is (no intrusive interstitial).
 */
export const openFrame = (content: HTMLElement, options: FrameOptions): OpenFrame => {
  const { name, position, closesBeside, label, batch } = options;
  const isCentred = position.horizontal === 'center' && position.vertical === 'middle';
  const isBeside = !isCentred || isPhone();
  let leave = () => {};
  let stopTimer = () => {};
  const { dialog } = openDialog(content, {
    name,
    marks: {
      'data-dialog': '',
      'data-popup-frame': isBeside ? 'beside' : 'over',
      'data-horizontal': position.horizontal,
      'data-vertical': position.vertical,
      ...(isLanding() && { 'data-landing': '' }),
      class: styles.frame ?? '',
    },
    ...(find('h2', content) ? {} : { label }),
    ...(batch !== undefined && { batch }),
    isAsking: !closesBeside,
    isBeside,
    onClose: () => {
      leave();
      stopTimer();
      if (document.activeElement === document.body) find('main')?.focus({ preventScroll: true });
      options.onClose();
    },
  });
  if (isBeside) {
    const told = popupWords.opened(find('h2', content)?.textContent || label);
    const ends = [closeFromPage(dialog, closesBeside), standAside(dialog), () => unsay(told)];
    leave = () => {
      for (const end of ends) end();
    };
    announce(told);
  }
  return {
    dialog,
    closeAfter: (ms) => {
      stopTimer();
      stopTimer = closeInTime(dialog, ms);
    },
  };
};
