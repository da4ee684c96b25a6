import { promotional as limits } from '#kernel/limits-popups';
import { positionOf } from '#kernel/values/popup';
import { popupCookie } from '#kernel/wire-popups';
import { prepare } from '../prepare';
import { hasCookie, setCookie } from './cookies';
import { openFrame } from './frame';
import { whenCalm, whenConsentSettled } from './manners';
import { popupWords } from './words';

const ticks = (count: number): Promise<void> =>
  new Promise((resolve) => {
    let left = count;
    const timer = setInterval(() => {
      left -= 1;
      if (left > 0) return;
      clearInterval(timer);
      resolve();
    }, limits.tick);
  });

/** S2.1/17: anywhere in the address. */
const isDebugged = (): boolean => location.href.includes('debug');

const MIDDLE = 5;

/**
 * S4.4/9, S9.6/2: opens after 5 ticks of 200 ms, or after 1 in test mode, counted from when the choice of
 * cookies was made, and closes by a click beside it
 * or on one of its closers; then it stays away for a day.
 */
export const startPromotional = async (block: HTMLElement, take: () => boolean): Promise<void> => {
  const name = popupCookie.promotional;
  const isDebug = isDebugged();
  if (hasCookie(name) && !isDebug) return;
  const template = block.querySelector('template');
  if (!template) return;
  const content = template.content.cloneNode(true) as DocumentFragment;
  const ready = prepare(content).catch((error) => console.info('A plain popup', error));
  await whenConsentSettled();
  await ticks(isDebug ? limits.ticksInDebug : limits.ticks);
  await ready;
  await whenCalm(true);
  if (!take()) return;
  const place = document.createElement('div');
  place.append(content);
  openFrame(place, {
    name: 'promotional',
    position: positionOf(MIDDLE),
    closesBeside: true,
    label: popupWords.label,
    onClose: () => setCookie(name, limits.hiddenDays),
  });
};
