// Lives in pages that the office's editor shows in its frame, and in no other.
import {
  type EditorMessage,
  editorMark,
  type FrameText,
  type FromFrame,
  mainTextOf,
  type ToFrame,
  treeFieldAttribute,
  treeIdAttribute,
} from '#kernel/wire-editor';
import { VISITOR_ATTRIBUTE } from '#kernel/wire-preview';
import { all, find, parse } from '../dom';
import { prepareStyles } from '../styles';
import { elsewhereRules } from './elsewhere';
import { type Layer, makeLayer } from './layer';
import { mendTexts } from './mend-texts';
import { leaveOneHeading } from './one-heading';
import { standStill } from './still';
import { fieldsOf, offer, open, rewrite, shut, type Writing, withdraw, writtenIn } from './write';
import { beginRich, type LoadRich } from './write-rich';

const byId = (id: string, root: ParentNode = document): HTMLElement | null =>
  find(`[${treeIdAttribute}="${CSS.escape(id)}"]`, root);

/** All elements that show a block: of a section each of its own blocks. */
const allOf = (id: string): HTMLElement[] =>
  all(`[${treeIdAttribute}="${CSS.escape(id)}"]`).filter(
    (one) => !one.parentElement?.closest(`[${treeIdAttribute}="${CSS.escape(id)}"]`),
  );

const CHOSEN = 'data-editor-chosen';

/** On what stands on other pages too. */
const SHARED_MARK = 'data-editor-shared';

/** Who builds a page isn't asked what a visitor is, unless he looks at it as one who still has to choose. */
const CONSENT_BANNER = `:root:not([${VISITOR_ATTRIBUTE}*='"ask"']) [data-consent-banner]`;

/** Rules that no style sheet of the site has. */
const rules = `
[${treeIdAttribute}] { cursor: default; scroll-margin: 6rem; }
[${treeIdAttribute}]:hover:not(:has([${treeIdAttribute}]:hover)) { outline: 1px solid #2f6f9f; outline-offset: -1px; }
[${SHARED_MARK}]:not(:hover, [${CHOSEN}]) { outline: 1px dashed #6b3fa0; outline-offset: -1px; }
${CONSENT_BANNER} { display: none !important; }
[${CHOSEN}] [${treeFieldAttribute}] { cursor: text; }
[${treeFieldAttribute}]:focus-visible { outline: 2px solid #2f6f9f; outline-offset: 2px; }
[${treeFieldAttribute}].ProseMirror { white-space: break-spaces; overflow-wrap: break-word; }
[${treeFieldAttribute}][contenteditable] { outline: 2px dashed #2f6f9f; outline-offset: 4px; user-select: text; }
`;

const tell = (message: FromFrame): void =>
  window.parent.postMessage({ [editorMark]: message }, window.location.origin);

let chosen: string | null = null;
/** The texts of the chosen block. */
let texts: Readonly<Record<string, FrameText>> = {};
let isFixed = true;
/** The blocks that show what stands on other pages too. */
let shared: readonly string[] = [];
let layer: Layer | undefined;
let writing: Writing | undefined;
/** What came of blocks in which somebody writes: it waits until he leaves. */
const held = new Map<string, string>();

/** Whether the first text of a block is seen: what this width doesn't show isn't written here. */
const hasText = (block: Element | null): boolean => {
  const [first] = block ? fieldsOf(block) : [];
  return first !== undefined && first.getClientRects().length > 0;
};

const markChosen = (): void => {
  const elements = chosen === null ? [] : allOf(chosen);
  const [element = null] = elements;
  const isWritable = hasText(element);
  for (const one of all(`[${CHOSEN}]`)) {
    one.removeAttribute(CHOSEN);
    withdraw(one);
  }
  for (const one of elements) one.setAttribute(CHOSEN, '');
  for (const id of shared) for (const one of allOf(id)) one.setAttribute(SHARED_MARK, '');
  // Its texts can be reached by keyboard, to be written where they stand.
  if (element && !isFixed) offer(element, texts);
  layer?.choose(chosen, isWritable);
};

/** Brings what stands in a slide that is out of view there. */
const showSlide = (element: HTMLElement): void => {
  const slide = element.closest('[inert]');
  const nth = slide?.parentElement ? [...slide.parentElement.children].indexOf(slide) : -1;
  const dots = slide?.closest('etalage-slider')?.querySelectorAll<HTMLElement>('[data-slider-dot]');
  dots?.[nth]?.click();
};

const choose = (id: string | null, scroll: boolean): void => {
  chosen = id;
  const element = id !== null && scroll ? byId(id) : null;
  if (element) showSlide(element);
  // Read before anything is written: a long page would be laid out once more for it.
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  markChosen();
  const isSeen = top >= 0 && bottom <= window.innerHeight;
  if (!isSeen) element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
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
  const [, ...others] = allOf(element.getAttribute(treeIdAttribute) ?? '');
  const isOne = fresh.childElementCount === 1 && others.length === 0;
  if (isOne && mendTexts(element, fresh)) return;
  for (const one of others) one.remove();
  const place = placeOfFocus(element);
  const first = fresh.firstElementChild as HTMLElement | null;
  element.replaceWith(fresh);
  const next = first && place >= 0 ? all('*', first)[place] : undefined;
  // A text is a stop of the keyboard only once its block is marked anew.
  if (next?.hasAttribute(treeFieldAttribute)) next.tabIndex = 0;
  next?.focus({ preventScroll: true });
};

const ready = async (html: Readonly<Record<string, string>>) => {
  const fresh = Object.entries(html).map(([id, one]) => [id, parse(one)] as const);
  await Promise.all(fresh.map(([, one]) => prepareStyles(one)));
  return fresh;
};

const swap = async (html: Readonly<Record<string, string>>): Promise<void> => {
  for (const [id, one] of await ready(html)) {
    const element = byId(id);
    if (!element) continue;
    if (writing && element.contains(writing.element)) held.set(id, html[id] ?? '');
    else replace(element, one);
  }
};

/** The element with a text of a block. */
const fieldOf = (id: string, name: string): HTMLElement | undefined => {
  const block = byId(id);
  return block
    ? fieldsOf(block).find((one) => one.getAttribute(treeFieldAttribute) === name)
    : undefined;
};

/** The text of the chosen block that is written first: the one it is there for, or else the first. */
const firstText = (): HTMLElement | undefined => {
  const block = chosen === null ? null : byId(chosen);
  const all = block ? fieldsOf(block) : [];
  const main = mainTextOf(texts);
  return all.find((one) => one.getAttribute(treeFieldAttribute) === main) ?? all[0];
};

/** Begins in the text that the chosen block is there for; one without such a text has its tools alone. */
const beginText = (): void => {
  const name = mainTextOf(texts);
  if (chosen === null || name === undefined || isFixed) {
    layer?.focus('tools');
    return;
  }
  // What isn't there yet, or isn't shown at this width, is written in the form.
  const isSeen = (fieldOf(chosen, name)?.getClientRects().length ?? 0) > 0;
  tell({ do: isSeen ? 'edit' : 'form', id: chosen, name });
};

/**
 * Ends the writing of a text; the page is as the server draws it from then on. `isDone`: by a key, so that the focus stays
 * at the text wherever it is by then, and doesn't go where somebody pressed.
 */
const leave = async (isDone = false): Promise<void> => {
  if (!writing) return;
  const { element, id, name, rich } = writing;
  const { activeElement } = document;
  const isHere =
    isDone || element === activeElement || (rich !== undefined && rich.host === activeElement);
  writing = undefined;
  if (rich) rich.close();
  else shut(element);
  layer?.setEditing(false);
  const waiting = Object.fromEntries(held);
  held.clear();
  await swap(waiting);
  leaveOneHeading();
  markChosen();
  if (!isHere) return;
  const field = fieldOf(id, name);
  // What was emptied isn't there any more.
  if (field) field.focus({ preventScroll: true });
  else layer?.focus('tools');
};

/** The code that writes rich text, which comes with the first that is written. */
let loadRich: LoadRich | undefined;

const writeRich = async (element: HTMLElement, { id, name, text, label }: Writable) => {
  const rich = await beginRich(loadRich, element, {
    ...{ label, text },
    typed: (html) => {
      tell({ do: 'typed', id, name, text: html });
      layer?.draw();
    },
    leave: () => void (writing?.element === element && leave()),
    toForm: () => void leave().then(() => tell({ do: 'form', id, name })),
  });
  if (!rich) return tell({ do: 'form', id, name });
  writing = { element, id, name, hasLines: true, rich };
  layer?.setEditing(true);
};

const write = async (message: Writable): Promise<void> => {
  const { id, name, text, hasLines, label } = message;
  if (writing?.id === id && writing.name === name) return;
  await leave();
  const element = fieldOf(id, name);
  if (!element) return;
  if (message.isRich) return writeRich(element, message);
  writing = { element, id, name, hasLines };
  layer?.setEditing(true);
  open(element, { text, hasLines, label });
  element.addEventListener('blur', () => writing?.element === element && void leave(), {
    once: true,
  });
};

type Writable = Extract<ToFrame, { do: 'write' }>;

/** The blocks that stand in no other. */
const roots = (): HTMLElement[] =>
  all(`[${treeIdAttribute}]`).filter((one) => !one.parentElement?.closest(`[${treeIdAttribute}]`));

const arrange = async (
  order: readonly string[],
  html: Readonly<Record<string, string>>,
): Promise<void> => {
  await leave();
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
    for (const here of allOf(id)) {
      // What stays where it is isn't touched: it would lose its place, its focus, what plays in it.
      if (last.nextSibling !== here) last.after(here);
      last = here;
    }
  }
  start.remove();
};

let queue = Promise.resolve();

const obey = async (message: ToFrame): Promise<void> => {
  if (message.do === 'choose') {
    texts = message.texts ?? {};
    choose(message.id, message.scroll);
  }
  if (message.do === 'focus') {
    if (message.on === 'text') beginText();
    else layer?.focus(message.on);
  }
  if (message.do === 'swap') {
    await swap(message.html);
    leaveOneHeading(writing?.element);
    layer?.draw();
  }
  if (message.do === 'arrange') {
    await arrange(message.order, message.html);
    leaveOneHeading(writing?.element);
    layer?.draw();
  }
  if (message.do === 'write') await write(message);
  if (message.do === 'rewrite' && writing?.id === message.id && writing.name === message.name) {
    if (writing.rich) writing.rich.set(message.text);
    else rewrite(writing.element, message.text);
    layer?.draw();
  }
  if (message.do === 'tell') {
    isFixed = message.isFixed;
    shared = Object.entries(message.blocks).flatMap(([id, one]) => (one.isShared ? id : []));
    layer?.tell(message.blocks, isFixed);
  }
  // What was chosen is marked by then, and stays so where the focus goes.
  if (!writing && message.do !== 'choose' && message.do !== 'focus') markChosen();
};

/** Looks through the page, by code that comes only now. */
const check = async (): Promise<void> => {
  try {
    await queue;
    leaveOneHeading(writing?.element);
    const { findFacts } = await import('./check');
    tell({ do: 'checked', facts: await findFacts() });
  } catch (error) {
    console.warn(error);
    tell({ do: 'checked' });
  }
};

const hear = (event: MessageEvent<Partial<EditorMessage<ToFrame>> | null>): void => {
  if (event.source !== window.parent || event.origin !== window.location.origin) return;
  const message = event.data?.[editorMark];
  if (message?.do === 'check') void check();
  else if (message) queue = queue.then(() => obey(message)).catch((error) => console.warn(error));
};

const isInLayer = ({ target }: Event): boolean => target === layer?.host;

/** The text at which something happened, if it can be written where it stands. */
const fieldAt = (target: EventTarget | null) => {
  const element =
    target instanceof Element ? target.closest<HTMLElement>(`[${treeFieldAttribute}]`) : null;
  const id = element?.closest(`[${treeIdAttribute}]`)?.getAttribute(treeIdAttribute);
  const name = element?.getAttribute(treeFieldAttribute);
  return element && id && name ? { element, id, name } : undefined;
};

const press = (event: MouseEvent): void => {
  if (isInLayer(event) || !event.isTrusted) return;
  const target = event.target instanceof Element ? event.target : null;
  if (writing && target && writing.element.contains(target)) {
    stop(event);
    return;
  }
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

/** A text is written where it stands, by pressing twice. */
const pressTwice = (event: MouseEvent): void => {
  const field = isFixed ? undefined : fieldAt(event.target);
  if (!field || writing?.element === field.element) return;
  stop(event);
  tell({ do: 'edit', id: field.id, name: field.name });
};

const typeText = (): void => {
  if (!writing || writing.rich) return;
  const { element, id, name, hasLines } = writing;
  tell({ do: 'typed', id, name, text: writtenIn(element, hasLines) });
  layer?.draw();
};

/** Keys while a text is written, the one that begins it, and the one that leaves the page. Answers whether it was one. */
const typeInText = (event: KeyboardEvent): boolean => {
  if (writing) {
    const isDone = event.key === 'Escape' || (event.key === 'Enter' && !writing.hasLines);
    if (!isDone || event.isComposing) return false;
    stop(event);
    void leave(true);
    return true;
  }
  const field = isFixed ? undefined : fieldAt(event.target);
  if (!field || event.target !== field.element) return false;
  if (event.key === 'Escape') tell({ do: 'leave' });
  else if (event.key === 'Enter' || event.key === 'F2') {
    tell({ do: 'edit', id: field.id, name: field.name });
  } else return false;
  stop(event);
  return true;
};

const type = (event: KeyboardEvent): void => {
  // The tools of a text have keys of their own.
  if (writing?.rich && event.target === writing.rich.host) return;
  if (typeInText(event)) return;
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  // Who is writing goes on doing so: the text as it was then comes back.
  stop(event);
  tell({ do: key === 'y' || event.shiftKey ? 'redo' : 'undo' });
};

/** Escape leads back to the outline from whatever has the focus, unless it closes something of the page first. */
const leavePage = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  if (writing || isInLayer(event) || find('dialog[open], :popover-open')) return;
  event.preventDefault();
  tell({ do: 'leave' });
};

export const startBridge = (rich: LoadRich): void => {
  if (window.parent === window) return;
  loadRich = rich;
  standStill();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules + elsewhereRules);
  document.adoptedStyleSheets.push(sheet);
  layer = makeLayer({
    insert: (at) => tell({ do: 'insert', at }),
    act: (id, act) => tell({ do: 'act', id, act }),
    write: () => {
      const field = fieldAt(firstText() ?? null);
      if (field) tell({ do: 'edit', id: field.id, name: field.name });
    },
    leave: () => tell({ do: 'leave' }),
  });
  window.addEventListener('message', hear);
  window.addEventListener('click', press, true);
  window.addEventListener('dblclick', pressTwice, true);
  window.addEventListener('input', typeText, true);
  window.addEventListener('auxclick', stop, true);
  window.addEventListener('submit', stop, true);
  window.addEventListener('keydown', type, true);
  window.addEventListener('keydown', leavePage);
  tell({ do: 'ready' });
};
