import { scheduleRecheck } from '#kernel/limits-content';
import { type BlockSchedule, isScheduledAt } from '#kernel/values/block-schedule';
import { type Control, isChanged } from '../changed';
import { all, find, parse } from '../dom';
import { setHidden } from '../focus';
import { prepare } from '../prepare';

const watched = new Set<HTMLElement>();

const scheduleOf = ({ dataset }: HTMLElement): BlockSchedule =>
  JSON.parse(dataset.times ?? '{}') as BlockSchedule;

const isActive = (element: HTMLElement): boolean => !element.hasAttribute('hidden');

const isDue = (element: HTMLElement): boolean =>
  isScheduledAt(scheduleOf(element), new Date()) !== isActive(element);

/** Somebody is at work in it: it waits until he has left, so that nothing he typed goes. */
const isInUse = (element: HTMLElement): boolean =>
  element.contains(document.activeElement) ||
  all<Control>('input,textarea,select', element).some(isChanged);

const put = async (element: HTMLElement, fresh: HTMLElement | null): Promise<void> => {
  if (fresh && isActive(fresh)) {
    await prepare(fresh);
    element.replaceChildren(...fresh.childNodes);
  }
  const hidden = fresh ? !isActive(fresh) : isActive(element);
  // Without the server what has never been shown can't be.
  if (!hidden && !element.hasChildNodes()) return;
  setHidden(element, hidden);
  element.classList.toggle('active', !hidden);
};

/** This page as the server has it now, by its own clock; undefined while it can't be had. */
const fetchPage = async (): Promise<DocumentFragment | undefined> => {
  const reply = await fetch(location.href, { cache: 'no-cache' }).catch(() => undefined);
  return reply?.ok ? parse(await reply.text()) : undefined;
};

let checking = false;

const check = async (): Promise<void> => {
  const due = [...watched].filter((one) => isDue(one) && !(isActive(one) && isInUse(one)));
  if (due.length === 0 || checking) return;
  checking = true;
  try {
    const page = await fetchPage();
    for (const element of due) {
      const same = `etalage-scheduled[data-of="${CSS.escape(element.dataset.of ?? '')}"]`;
      const fresh = page ? find(same, page) : null;
      if (!page || fresh) await put(element, fresh);
    }
  } catch (error) {
    console.info('A block stays as it was', error);
  } finally {
    checking = false;
  }
};

let timer: ReturnType<typeof setInterval> | undefined;
const look = (): void => void check();

/** Looks every minute, and when the page comes back into view, whether a block's time is over. */
export const watchSchedule = (element: HTMLElement): (() => void) => {
  if (watched.size === 0) {
    timer = setInterval(look, scheduleRecheck);
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
  }
  watched.add(element);
  return () => {
    watched.delete(element);
    if (watched.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pageshow', look);
  };
};
