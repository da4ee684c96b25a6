import { dialogPatience } from '#kernel/limits-overlays';
import { goInstead } from '../post';
import { during, isLeaving } from '../request';
import { build } from './build';
import { readyContent } from './fragment';
import { type DialogOptions, findDialog, type OpenDialog, openDialog } from './host';
import { overlays } from './texts';

export type FragmentOptions = Omit<DialogOptions, 'batch' | 'step'> & {
  /** The same as a page of its own. */
  page: string;
  /** When it can't be had: the dialog tells so, or the browser goes to the page. */
  failed: 'tell' | 'go';
  /** Opening it is a step in the history. */
  hasStep?: boolean;
  /** Puts what every dialog of its kind has around the fragment. */
  frame?: (content: Node) => Node;
  onReply?: (reply: Response) => void;
  onShown?: (open: OpenDialog) => void;
};

const load = async (url: URL, onReply?: (reply: Response) => void): Promise<string> => {
  const reply = await fetch(url, { headers: { accept: 'text/html' } });
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
  onReply?.(reply);
  return reply.text();
};

const button = (text: string, attributes: Record<string, string> = {}) =>
  build('button', { type: 'button', 'data-dialog-button': '', ...attributes }, text);

const waiting = (): Node =>
  build(
    'div',
    { 'data-dialog-waiting': '', 'aria-busy': 'true' },
    build('p', { role: 'status' }, overlays.loading),
    button(overlays.close, { 'data-dialog-close': '' }),
  );

const failure = (page: string, again: () => void): Node => {
  const retry = button(overlays.again);
  retry.addEventListener('click', again);
  return build(
    'div',
    { 'data-dialog-failed': '', role: 'alert' },
    build('h2', {}, overlays.failed),
    build('p', {}, overlays.failedText),
    build(
      'div',
      { 'data-dialog-buttons': '' },
      retry,
      button(overlays.close, { 'data-dialog-close': '' }),
    ),
    build('p', {}, build('a', { href: page }, overlays.asPage)),
  );
};

/** By name, the last that was asked for: an earlier one that comes later is not shown. */
const newest = new Map<string, symbol>();

/**
 * Shows the fragment at an address in the dialog of its name. One that takes long is told to be on
 * its way; who closes that doesn't get it after all. Never throws.
 */
export const openFragment = async (url: URL, options: FragmentOptions): Promise<void> => {
  const { name, page, failed, hasStep, frame = (content) => content, onReply, onShown } = options;
  const own = Symbol(name);
  newest.set(name, own);
  const isNewest = () => newest.get(name) === own;
  const again = () => void openFragment(url, options);
  const show = (content: Node, onClose?: () => void) =>
    openDialog(content, {
      ...options,
      batch: url.pathname + url.search,
      step: hasStep ? again : undefined,
      onClose: (value) => {
        onClose?.();
        options.onClose?.(value);
      },
    });
  // One that is open shows what it has until the new comes.
  const wait = () => {
    if (isNewest() && !findDialog(name)) show(frame(waiting()), () => isNewest() && forget());
  };
  const forget = () => newest.delete(name);
  const late = setTimeout(wait, dialogPatience);
  try {
    const content = await during(async () => readyContent(await load(url, onReply)));
    if (!isNewest()) return;
    const opened = show(frame(content));
    onShown?.(opened);
  } catch (error) {
    if (isLeaving() || !isNewest()) return;
    if (failed === 'go') return goInstead(page, error);
    console.info(`${url} can't be had`, error);
    show(frame(failure(page, again)));
  } finally {
    clearTimeout(late);
  }
};
