/** The first element that matches. */
export const find = <T extends Element = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): T | null => root.querySelector<T>(selector);

/** All elements that match, as a list that stays as it is. */
export const all = <T extends Element = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): T[] => [...root.querySelectorAll<T>(selector)];

type Handler<K extends keyof DocumentEventMap> = (
  event: DocumentEventMap[K],
  element: HTMLElement,
) => void;

/** Listens for an event on whatever matches, now on the page or later. */
export const on = <K extends keyof DocumentEventMap>(
  type: K,
  selector: string,
  handle: Handler<K>,
  capture = false,
): void =>
  document.addEventListener(
    type,
    (event) => {
      const { target } = event;
      const element = target instanceof Element && target.closest<HTMLElement>(selector);
      if (element) handle(event, element);
    },
    capture,
  );

/** A click that means 'go there', not 'open a tab' or 'keep this link'. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  );

/** HTML as elements that are not on the page yet: nothing in it runs or loads before it is. */
export const parse = (html: string): DocumentFragment => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
};

/** A region that changes twice in one task is read once: the second time with the same text, never. In ms. */
export const ANNOUNCE_AFTER = 50;

/** Reads a text aloud to who listens to the page, or to the dialog that shuts the page out. */
export const announce = (text: string): void => {
  const region = find('dialog[open] [data-announce]') ?? find('[data-announce]');
  if (!region) return;
  region.textContent = '';
  setTimeout(() => {
    region.textContent = text;
  }, ANNOUNCE_AFTER);
};

/** Once all of the page is there. */
export const onceLoaded = (run: () => void): void => {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
};

/** When the browser has nothing better to do. */
export const whenIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
};

/** Once the visitor sees what he did: what takes long, done right away, would hold that back. */
export const afterPaint = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run));
};
