import { errorSummaryMark } from '#kernel/error-summary';
import { device } from '#kernel/limits';
import { find } from '../dom';

/** What a reload would take away: a question or a picture over the page, a film that plays. */
const OPEN = 'dialog[open],:popover-open,video';

/** A form that came back from the server with something wrong: what stands in it was typed. */
const RETURNED = `[${errorSummaryMark}]`;

const isDefault = (control: Element): boolean => {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const chosen = options.findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex === Math.max(0, chosen);
  }
  if (!(control instanceof HTMLInputElement)) return (control as HTMLTextAreaElement).value === '';
  if (!/^(?:checkbox|radio)$/.test(control.type)) return control.value === '';
  return control.checked === control.defaultChecked;
};

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
