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
  openFrame(place, {
    name: 'site-popup',
    position: positionOf(data.popupposition_id),
    closesBeside: data.close_backgroundclick !== 'N',
    label: popupWords.label,
    onClose: end,
  });
  // Who makes it types elsewhere: until now nothing in here could take the focus.
  window.frameElement?.removeAttribute('inert');
};
