import { type PopupTrial, positionOf } from '#kernel/values/popup';
import { POPUP_TRIAL, popupPath } from '#kernel/wire-popups';
import { draw } from './entity-popup';
import { openFrame } from './frame';
import { popupWords } from './words';

/** Answers what would be sent, which goes nowhere: all else is fetched as ever. */
const sendNothing = ({ popup, code }: PopupTrial): void => {
  const real = window.fetch;
  const own = popupPath.submit(popup.id);
  window.fetch = (input, init) =>
    new URL(input instanceof Request ? input.url : input, location.href).pathname === own
      ? Promise.resolve(Response.json({ data: { discount_code: code, message: '' } }))
      : real(input, init);
};

/** Who makes a popup types beside it, while it opens. The function that it returns gives the focus back there. */
const keepFocusOutside = (): (() => void) => {
  const frame = window.frameElement as HTMLElement | null;
  const typing = frame?.ownerDocument.activeElement as HTMLElement | null | undefined;
  return () => {
    if (frame && typing !== frame) {
      frame.blur();
      typing?.focus({ preventScroll: true });
    }
  };
};

/** Opens a popup at once where its maker looks at it: it keeps nothing, sends nothing and leads nowhere. */
export const showTrial = async (mark: HTMLElement): Promise<void> => {
  const trial = JSON.parse(mark.getAttribute(POPUP_TRIAL) ?? '{}') as PopupTrial;
  const { popup, fields, code, isSent } = trial;
  sendNothing(trial);
  const reply = { discount_code: code, message: '' };
  const plain = isSent ? { plain: { token: '', once: '', reply } } : {};
  const { place, end } = await draw({ popup, fields, ...plain });
  place.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  });
  const { data } = popup;
  const giveBack = keepFocusOutside();
  openFrame(place, {
    name: 'site-popup',
    position: positionOf(data.popupposition_id),
    closesBeside: data.close_backgroundclick !== 'N',
    label: popupWords.label,
    onClose: end,
  });
  giveBack();
};
