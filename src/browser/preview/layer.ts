// What the editor draws over the page in its frame: places for blocks, and what can be done with the chosen one.
import { frameTexts as texts } from '#kernel/messages/nl-editor-frame';
import { type FrameAct, type Spot, treeIdAttribute } from '#kernel/wire-editor';
import { all } from '../dom';
import { barPlace } from './bar-place';
import { ZOOM } from './elsewhere';
import { type Blocks, keyOf, listPlaces, type Place, rectOfAll } from './places';
import { rove, setStop, stopIn } from './roving';

const rules = `
:host { all: initial; position: absolute; inset: 0 auto auto 0; z-index: 2147483000; font: 500 calc(13px * var(--zoom)) system-ui, sans-serif; }
.place { position: absolute; width: 0; height: 0; pointer-events: none; }
.place::before { position: absolute; background: #2f6f9f; width: var(--length); height: calc(2px * var(--zoom)); margin: calc(-1px * var(--zoom)) 0 0 calc(var(--length) / -2); pointer-events: none; }
.place.upright::before { width: calc(2px * var(--zoom)); height: var(--length); margin: calc(var(--length) / -2) 0 0 calc(-1px * var(--zoom)); }
.place:is(.shown, :focus-within)::before { content: ''; }
.place.shown button { pointer-events: auto; }
.place button { position: absolute; width: calc(28px * var(--zoom)); height: calc(28px * var(--zoom)); margin: calc(-14px * var(--zoom)) 0 0 calc(-14px * var(--zoom)); border-radius: 50%; }
button { display: grid; place-items: center; margin: 0; padding: 0; border: 0; background: #2f6f9f; color: #fff; font: inherit; cursor: pointer; }
button[hidden] { display: none; }
button:hover { background: #1f4f74; }
button:focus-visible { outline: calc(3px * var(--zoom)) solid #fff; outline-offset: 0; box-shadow: 0 0 0 calc(5px * var(--zoom)) #1d1b17; }
/* Not by opacity or transforms: a browser makes layers of each, and a long page has hundreds of places. */
.place:not(.shown, :focus-within) button { background: none; forced-color-adjust: none; }
.place:not(.shown, :focus-within) svg { display: none; }
svg { width: calc(16px * var(--zoom)); height: calc(16px * var(--zoom)); fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; pointer-events: none; }
.ring { position: absolute; box-sizing: border-box; border: calc(3px * var(--zoom)) solid #2f6f9f; pointer-events: none; }
.ring[hidden] { display: none; }
/* Above the places for blocks, some of which are where it is. */
.bar { position: absolute; z-index: 1; box-sizing: border-box; display: flex; align-items: stretch; height: calc(30px * var(--zoom)); background: #2f6f9f; color: #fff; white-space: nowrap; }
.bar[hidden] { display: none; }
.bar span { overflow: hidden; min-width: 0; max-width: calc(240px * var(--zoom)); padding: 0 calc(10px * var(--zoom)); line-height: calc(30px * var(--zoom)); text-overflow: ellipsis; }
.bar button { flex: none; width: calc(30px * var(--zoom)); border-left: 1px solid rgb(255 255 255 / 30%); }
/* What stands on other pages too: its bar says so by its name. */
.ring.shared { border-color: #6b3fa0; border-style: dashed; }
.bar.shared { background: #6b3fa0; }
@media print { :host { display: none; } }
`;

const SIGN: Readonly<Record<FrameAct | 'insert' | 'write', string>> = {
  insert: 'M12 5v14M5 12h14',
  write: 'M4 20l1-4L16 5l3 3L8 19l-4 1z',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  duplicate: 'M9 9h11v11H9zM5 15H4V4h11v1',
  remove: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
};

/** In ms without a change, after which the places of a page are measured: there are as many as blocks. */
const QUIET = 150;

/** Without a mouse nothing tells which block is meant: all places are shown. */
const noMouse = window.matchMedia('(hover: none)');

const acts = ['up', 'down', 'duplicate', 'remove'] as const;

const button = (label: string, sign: keyof typeof SIGN): HTMLButtonElement => {
  const made = document.createElement('button');
  made.type = 'button';
  made.ariaLabel = label;
  made.title = label;
  made.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${SIGN[sign]}"/></svg>`;
  return made;
};

type Tell = {
  insert: (at: Spot) => void;
  act: (id: string, act: FrameAct) => void;
  /** A text of the chosen block is to be written where it stands. */
  write: () => void;
  leave: () => void;
};

/** Puts the layer over the page. `draw` whenever the page or what is chosen has changed. */
export const makeLayer = (tell: Tell) => {
  const host = document.createElement('etalage-editor-layer');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  root.adoptedStyleSheets = [sheet];
  const bar = document.createElement('div');
  bar.className = 'bar';
  bar.setAttribute('role', 'toolbar');
  const places = document.createElement('div');
  places.setAttribute('role', 'toolbar');
  places.setAttribute('aria-label', texts.insert);
  places.setAttribute('aria-orientation', 'vertical');
  const ring = document.createElement('div');
  ring.className = 'ring';
  root.append(ring, bar, places);
  document.documentElement.append(host);

  let blocks: Blocks = {};
  let isFixed = true;
  let chosen: string | null = null;
  let hovered: string | undefined;
  let isWritten = false;
  let isEditing = false;
  let isAsked = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let drawnZoom: number | undefined;
  const drawn = new Map<string, HTMLElement>();
  /** The places beside each block; those that are seen, and the one that Tab stops at. */
  const besides = new Map<string, HTMLElement[]>();
  let shown: ReadonlySet<HTMLElement> = new Set();
  let stop: HTMLElement | null = null;

  const name = document.createElement('span');
  const tools = acts.map((act) => {
    const made = button(texts[act], act);
    made.addEventListener('click', () => chosen !== null && tell.act(chosen, act));
    return made;
  });
  const write = button(texts.write, 'write');
  write.addEventListener('click', tell.write);
  bar.append(name, write, ...tools);

  /** The frame is drawn smaller where there is less room: what is pressed stays as large. */
  const readZoom = (): number => {
    const outer = window.frameElement as HTMLElement | null;
    return 1 / ((outer ? outer.getBoundingClientRect().width / outer.offsetWidth : 1) || 1);
  };

  places.addEventListener('focusin', ({ target }) => stopAt(target as HTMLElement));
  rove(places);
  rove(bar);
  root.addEventListener('keydown', (event) => {
    if ((event as KeyboardEvent).key === 'Escape') tell.leave();
  });

  /** Of a long page all places are looked at only when they are drawn: what is chosen has a few beside it. */
  const show = () => {
    const meant = noMouse.matches
      ? drawn.values()
      : // Of a page without blocks the only place is always shown.
        ['', hovered, chosen].flatMap((id) => (id == null ? [] : (besides.get(id) ?? [])));
    const next = new Set(isEditing ? [] : meant);
    for (const one of shown) if (!next.has(one)) one.classList.remove('shown');
    for (const one of next) one.classList.add('shown');
    shown = next;
  };

  const stopAt = (next: HTMLElement | null) => {
    if (next === stop) return;
    stop?.setAttribute('tabindex', '-1');
    next?.setAttribute('tabindex', '0');
    stop = next;
  };

  /** Tab stops at the place behind the chosen block; while one has the focus it stays the stop. */
  const stopAtChosen = () => {
    const { activeElement } = root;
    if (activeElement && places.contains(activeElement)) return;
    const own = chosen === null ? undefined : drawn.get(`after ${chosen}`);
    const next = (own?.firstElementChild ?? places.querySelector('button')) as HTMLElement | null;
    stopAt(next);
  };

  const elementOf = (place: Place): HTMLElement => {
    const known = drawn.get(place.key);
    if (known) return known;
    const made = document.createElement('div');
    const plus = button(place.label, 'insert');
    plus.addEventListener('click', () => tell.insert(place.spot));
    plus.tabIndex = -1;
    made.append(plus);
    drawn.set(place.key, made);
    return made;
  };

  const drawPlaces = () => {
    // All is read before anything is written: a browser would lay the page out anew between the two.
    const { scrollX: left, scrollY: top, innerWidth: width } = window;
    const zoom = readZoom();
    const list = isFixed ? [] : listPlaces(blocks);
    if (!isFixed && Object.keys(blocks).length === 0) {
      const main = document.querySelector('main')?.getBoundingClientRect();
      list.push({
        ...{ key: 'first', label: texts.insertFirst, spot: null, beside: [], isUpright: false },
        ...{ x: width / 2, y: (main?.top ?? 0) + 40, length: 200 },
      });
    }
    const wanted = new Set(list.map(({ key }) => key));
    for (const [key, element] of drawn) {
      if (wanted.has(key)) continue;
      element.remove();
      drawn.delete(key);
    }
    let last: Element | null = null;
    besides.clear();
    for (const place of list) {
      const element = elementOf(place);
      for (const id of place.beside.length > 0 ? place.beside : ['']) {
        besides.set(id, [...(besides.get(id) ?? []), element]);
      }
      // Within the page: half of what stands at its edge would be beyond it.
      const y = Math.max(place.y + top, 16 * zoom);
      const x = Math.min(Math.max(place.x, 16 * zoom), width - 16 * zoom) + left;
      const style = `left:${x}px;top:${y}px;--length:${place.length}px`;
      const told = `${place.label} ${place.beside.join(' ')} ${place.isUpright} ${style}`;
      // Most places stay where they are: of a long page each that is written costs time.
      if (element.dataset.told !== told) {
        const plus = element.firstElementChild as HTMLButtonElement;
        plus.ariaLabel = place.label;
        plus.title = place.label;
        element.className = `place${place.isUpright ? ' upright' : ''}${shown.has(element) ? ' shown' : ''}`;
        element.style.cssText = style;
        element.dataset.told = told;
      }
      const next: Element | null = last ? last.nextElementSibling : places.firstElementChild;
      if (next !== element) places.insertBefore(element, next);
      last = element;
    }
    stopAtChosen();
  };

  const drawChosen = () => {
    isAsked = false;
    const { scrollX: left, scrollY: top } = window;
    // Read before anything is written, as below.
    const { clientWidth: width } = document.documentElement;
    const zoom = readZoom();
    const rect =
      chosen === null ? undefined : rectOfAll(all(`[${treeIdAttribute}="${CSS.escape(chosen)}"]`));
    const { label, isShared } = (chosen === null ? undefined : blocks[chosen]) ?? {};
    for (const one of [ring, bar]) one.classList.toggle('shared', isShared === true);
    // All places depend on it.
    if (drawnZoom !== zoom) {
      host.style.setProperty('--zoom', String(zoom));
      document.documentElement.style.setProperty(ZOOM, String(zoom));
    }
    drawnZoom = zoom;
    ring.hidden = !rect || isEditing;
    if (rect) {
      ring.style.cssText = `left:${rect.left + left}px;top:${rect.top + top}px;width:${rect.right - rect.left}px;height:${rect.bottom - rect.top}px`;
    }
    bar.hidden = !rect || label === undefined || isEditing;
    if (!rect || label === undefined) return;
    name.textContent = label;
    bar.ariaLabel = texts.tools(label);
    for (const tool of tools) tool.hidden = isFixed;
    write.hidden = isFixed || !isWritten;
    setStop(bar, stopIn(bar));
    const buttons = bar.querySelectorAll('button:not([hidden])').length;
    const place = barPlace(rect, { top, left }, { buttons, zoom, width });
    bar.style.cssText = `left:${place.left}px;top:${place.top}px;max-width:${place.most}px`;
  };

  const drawAll = () => {
    drawPlaces();
    show();
  };

  /** What is around the chosen block follows it at once. */
  const follow = () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(drawChosen);
  };

  const draw = () => {
    follow();
    clearTimeout(timer);
    timer = setTimeout(drawAll, QUIET);
  };

  new ResizeObserver(draw).observe(document.body);
  window.addEventListener('resize', draw);
  noMouse.addEventListener('change', show);
  document.addEventListener('load', draw, true);
  document.addEventListener('pointermove', ({ target }) => {
    if (!(target instanceof Element) || target === host) return;
    const id = target.closest(`[${treeIdAttribute}]`)?.getAttribute(treeIdAttribute) ?? undefined;
    if (id === hovered) return;
    hovered = id;
    show();
  });

  return {
    host,
    draw,
    tell: (told: Blocks, fixed: boolean) => {
      blocks = told;
      isFixed = fixed;
      draw();
    },
    /** `hasText`: one of its texts is written where it stands. */
    choose: (id: string | null, hasText: boolean) => {
      chosen = id;
      isWritten = hasText;
      // Nothing has moved: places stay where they are.
      stopAtChosen();
      show();
      follow();
    },
    focus: (on: { place: Spot } | 'tools') => {
      // What was chosen just now is drawn first.
      if (on === 'tools') drawChosen();
      else drawAll();
      const place = on === 'tools' ? undefined : drawn.get(keyOf(on.place));
      const aim = on === 'tools' ? stopIn(bar) : place?.querySelector('button');
      if (!aim) return;
      aim.focus();
    },
    /** While a text is written nothing lies over it. */
    setEditing: (is: boolean) => {
      isEditing = is;
      show();
      follow();
    },
  };
};

export type Layer = ReturnType<typeof makeLayer>;
