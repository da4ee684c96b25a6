// The tools of a text with markup that is written on the page: above the text, and in sight as long as it is.
import { frameTexts as texts } from '#kernel/messages/nl-editor-frame';
import { treeIdAttribute } from '#kernel/wire-editor';
import { type LinkTool, makeLinkForm } from './rich-link';
import { sheetOf } from './rich-look';
import { richPlace } from './rich-place';
import { rove, setStop, stopIn } from './roving';
import type { OpenRich } from './write-rich';

type Tool = { label: string; drawing: string; run: () => void; isOn: () => boolean };

/** A text that is written in its element, without tools yet. */
type InPlace = {
  tools: readonly Tool[];
  style: {
    label: string;
    options: readonly (readonly [string, string])[];
    now: () => string;
    set: (style: string) => void;
  };
  link: LinkTool;
  /** What the tools are called together. */
  toolbar: string;
  focus: () => void;
  set: (html: string) => void;
  close: () => void;
};

type Told = {
  label: string;
  hint: string;
  text: string;
  typed: (html: string) => void;
  moved: () => void;
};

const button = (label: string, drawing?: string): HTMLButtonElement => {
  const made = document.createElement('button');
  made.type = 'button';
  if (drawing === undefined) {
    made.textContent = label;
    return made;
  }
  made.ariaLabel = label;
  made.title = label;
  made.innerHTML = `<svg viewBox="0 0 20 20" aria-hidden="true"><path d="${drawing}"/></svg>`;
  return made;
};

const styleChoice = ({ style }: InPlace): HTMLSelectElement => {
  const made = document.createElement('select');
  made.ariaLabel = style.label;
  made.title = style.label;
  made.append(...style.options.map(([value, label]) => new Option(label, value)));
  made.addEventListener('change', () => style.set(made.value));
  return made;
};

/** What stands above a text in its block, such as its heading: where the last of it ends, and where the block begins. */
const aboveOf = (element: HTMLElement): { over: number; top: number } => {
  const before = element.previousElementSibling?.getBoundingClientRect();
  const block = element.closest(`[${treeIdAttribute}]`) ?? element;
  const isThere = before !== undefined && before.height > 0;
  return {
    over: isThere ? before.bottom : Number.NEGATIVE_INFINITY,
    top: block.getBoundingClientRect().top,
  };
};

const makeTools = (
  element: HTMLElement,
  text: InPlace,
  { leave, toForm }: { leave: () => void; toForm: () => void },
) => {
  const host = document.createElement('etalage-editor-rich');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheetOf()];
  const line = document.createElement('div');
  line.className = 'line';
  const bar = document.createElement('div');
  bar.className = 'bar';
  bar.setAttribute('role', 'toolbar');
  bar.ariaLabel = text.toolbar;
  const style = styleChoice(text);
  const tools = text.tools.map((tool) => {
    const made = button(tool.label, tool.drawing);
    made.addEventListener('click', tool.run);
    return { made, isOn: tool.isOn };
  });
  const link = button(text.link.label, text.link.drawing);
  const form = makeLinkForm(text.link, () => {
    showForm(false);
    text.focus();
  });
  const showForm = (isOpen: boolean) => {
    form.element.hidden = !isOpen;
    link.ariaExpanded = String(isOpen);
    draw();
    if (isOpen) form.open();
  };
  link.addEventListener('click', () => showForm(Boolean(form.element.hidden)));
  const inForm = button(texts.inForm);
  inForm.addEventListener('click', toForm);
  const done = button(texts.done);
  done.addEventListener('click', leave);
  bar.append(...tools.map(({ made }) => made), link, inForm, done);
  line.append(style, bar);
  root.append(line, form.element);
  rove(bar);

  const draw = () => {
    for (const { made, isOn } of tools) made.ariaPressed = String(isOn());
    style.value = text.style.now();
    setStop(bar, stopIn(bar));
    const written = element.getBoundingClientRect();
    const { width, height } = host.getBoundingClientRect();
    const place = richPlace(written, aboveOf(element), { height, seen: window.innerHeight });
    host.style.top = `${place}px`;
    const right = document.documentElement.clientWidth - width;
    host.style.left = `${Math.max(0, Math.min(written.left, right))}px`;
  };

  // A press leaves the focus in the text: what is typed right after it belongs there.
  bar.addEventListener('mousedown', (event) => event.preventDefault());
  root.addEventListener('keydown', (event) => {
    if ((event as KeyboardEvent).key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (!form.element.hidden) showForm(false);
    text.focus();
  });
  const toTools = (event: KeyboardEvent) => {
    if (event.key !== 'F10' || !event.altKey) return;
    event.preventDefault();
    stopIn(bar)?.focus();
  };
  /** The focus goes elsewhere than between the text and its tools. */
  const goOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== host && relatedTarget !== element) leave();
  };
  element.addEventListener('keydown', toTools);
  element.addEventListener('focusout', goOut);
  host.addEventListener('focusout', goOut);
  window.addEventListener('scroll', draw, { capture: true, passive: true });
  window.addEventListener('resize', draw);
  document.documentElement.append(host);
  link.ariaExpanded = 'false';
  draw();
  return {
    host,
    draw,
    remove: () => {
      element.removeEventListener('keydown', toTools);
      element.removeEventListener('focusout', goOut);
      host.removeEventListener('focusout', goOut);
      window.removeEventListener('scroll', draw, { capture: true });
      window.removeEventListener('resize', draw);
      host.remove();
    },
  };
};

/** What begins to write a text with markup, by what writes in its element. */
export const withTools =
  (open: (element: HTMLElement, told: Told) => InPlace | undefined): OpenRich =>
  (element, { leave, toForm, ...told }) => {
    let tools: ReturnType<typeof makeTools> | undefined;
    const text = open(element, { ...told, hint: texts.writing, moved: () => tools?.draw() });
    if (!text) return undefined;
    tools = makeTools(element, text, { leave, toForm });
    return {
      host: tools.host,
      set: text.set,
      close: () => {
        tools?.remove();
        text.close();
      },
    };
  };
