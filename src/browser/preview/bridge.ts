// Lives in pages that the office's editor shows in its frame, and in no other.
import {
  type EditorMessage,
  editorMark,
  type FromFrame,
  type ToFrame,
  treeIdAttribute,
} from '#kernel/wire-editor';
import { all, find, parse } from '../dom';
import { prepareStyles } from '../styles';

const byId = (id: string, root: ParentNode = document): HTMLElement | null =>
  find(`[${treeIdAttribute}="${CSS.escape(id)}"]`, root);

const CHOSEN = 'data-editor-chosen';

/** Who builds a page isn't asked what a visitor is. */
const CONSENT_BANNER = '[data-consent-banner]';

/** Rules that no style sheet of the site has. */
const rules = `
[${treeIdAttribute}] { cursor: default; scroll-margin: 6rem; }
[${treeIdAttribute}]:hover:not(:has([${treeIdAttribute}]:hover)) { outline: 1px solid #2f6f9f; outline-offset: -1px; }
${CONSENT_BANNER} { display: none !important; }
[${CHOSEN}] { outline: 3px solid #2f6f9f !important; outline-offset: -3px; }
`;

const tell = (message: FromFrame): void =>
  window.parent.postMessage({ [editorMark]: message }, window.location.origin);

let chosen: string | null = null;

const markChosen = (): void => {
  for (const element of all(`[${CHOSEN}]`)) element.removeAttribute(CHOSEN);
  if (chosen !== null) byId(chosen)?.setAttribute(CHOSEN, '');
};

const choose = (id: string | null, scroll: boolean): void => {
  chosen = id;
  markChosen();
  const element = id !== null && scroll ? byId(id) : null;
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  const isSeen = top >= 0 && bottom <= window.innerHeight;
  if (!isSeen) element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
};

/** Where the focus is in an element, to be found in what comes in its place. */
const placeOfFocus = (element: HTMLElement): number => {
  const { activeElement } = document;
  return activeElement && element.contains(activeElement)
    ? all('*', element).indexOf(activeElement as HTMLElement)
    : -1;
};

/** Puts a block's new HTML in place of what shows it; its islands wake by being there. */
const replace = (element: HTMLElement, fresh: DocumentFragment): void => {
  const place = placeOfFocus(element);
  const first = fresh.firstElementChild as HTMLElement | null;
  element.replaceWith(fresh);
  if (first && place >= 0) all('*', first)[place]?.focus({ preventScroll: true });
};

const ready = async (html: Readonly<Record<string, string>>) => {
  const fresh = Object.entries(html).map(([id, one]) => [id, parse(one)] as const);
  await Promise.all(fresh.map(([, one]) => prepareStyles(one)));
  return fresh;
};

const swap = async (html: Readonly<Record<string, string>>): Promise<void> => {
  for (const [id, one] of await ready(html)) {
    const element = byId(id);
    if (element) replace(element, one);
  }
};

/** The blocks that stand in no other. */
const roots = (): HTMLElement[] =>
  all(`[${treeIdAttribute}]`).filter((one) => !one.parentElement?.closest(`[${treeIdAttribute}]`));

const arrange = async (
  order: readonly string[],
  html: Readonly<Record<string, string>>,
): Promise<void> => {
  const fresh = new Map(await ready(html));
  const stand = roots();
  const home = stand[0]?.parentElement ?? find('main') ?? document.body;
  // Before it stands what is no block: the way to the page.
  const start = document.createComment('');
  if (stand[0]) home.insertBefore(start, stand[0]);
  else home.append(start);
  for (const one of stand) {
    if (!order.includes(one.getAttribute(treeIdAttribute) ?? '')) one.remove();
  }
  let last: ChildNode = start;
  for (const id of order) {
    const made = fresh.get(id);
    const element = byId(id);
    if (made && element) replace(element, made);
    else if (made) last.after(made);
    const here = byId(id);
    if (!here) continue;
    // What stays where it is isn't touched: it would lose its place, its focus, what plays in it.
    if (last.nextSibling !== here) last.after(here);
    last = here;
  }
  start.remove();
};

let queue = Promise.resolve();

const obey = async (message: ToFrame): Promise<void> => {
  if (message.do === 'choose') choose(message.id, message.scroll);
  if (message.do === 'swap') await swap(message.html);
  if (message.do === 'arrange') await arrange(message.order, message.html);
  markChosen();
};

const hear = (event: MessageEvent<Partial<EditorMessage<ToFrame>> | null>): void => {
  if (event.source !== window.parent || event.origin !== window.location.origin) return;
  const message = event.data?.[editorMark];
  if (message) queue = queue.then(() => obey(message)).catch((error) => console.warn(error));
};

const press = (event: MouseEvent): void => {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('a[href], area[href]')) {
    // Nobody leaves the page that he works on.
    event.preventDefault();
    event.stopPropagation();
  }
  const id = target?.closest(`[${treeIdAttribute}]`)?.getAttribute(treeIdAttribute);
  if (id) tell({ do: 'chosen', id });
};

const stop = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

const type = (event: KeyboardEvent): void => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  stop(event);
  tell({ do: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
};

export const startBridge = (): void => {
  if (window.parent === window) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
  window.addEventListener('message', hear);
  window.addEventListener('click', press, true);
  window.addEventListener('auxclick', stop, true);
  window.addEventListener('submit', stop, true);
  window.addEventListener('keydown', type, true);
  tell({ do: 'ready' });
};
