import { errorSummaryMark } from '#kernel/error-summary';
import { device } from '#kernel/limits';
import { type Control, isChanged } from '../changed';
import { find } from '../dom';

/** What a reload would take away: a question or a picture over the page, a film that plays. */
const OPEN = 'dialog[open],:popover-open,video';

/** A form that came back from the server with something wrong: what stands in it was typed. */
const RETURNED = `[${errorSummaryMark}]`;

const isEmptiable = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !/^(?:checkbox|radio)$/.test(control.type));

/** What is typed is gone once its field is empty; what is chosen, once it is as it came. */
const isDefault = (control: Element): boolean =>
  isEmptiable(control) ? control.value === '' : !isChanged(control as Control);

/**
 * What was touched is left once it is as nobody touched it, or gone, and the visitor is elsewhere. A
 * form that was sent is gone or emptied by its own script; one that came back with something wrong isn't.
 */
const isLeft = (control: Element): boolean => {
  if (!control.isConnected) return true;
  const form = (control as HTMLInputElement).form ?? control;
  return !form.contains(document.activeElement) && isDefault(control);
};

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Loads the page again as soon as that takes nothing away of what the visitor did: nothing that was
 * typed, and nothing that is open.
 */
export const loadAgain = (touched: Set<Element>): void => {
  clearTimeout(timer);
  for (const control of touched) if (isLeft(control)) touched.delete(control);
  const isBusy = document.documentElement.dataset.loading !== undefined;
  if (touched.size === 0 && !isBusy && !find(OPEN) && !find(RETURNED)) location.reload();
  else timer = setTimeout(() => loadAgain(touched), device.lookAgain);
};
