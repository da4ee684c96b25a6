// Where in the page of the editor's frame a block can be put.
import { frameTexts as texts } from '#kernel/messages/nl-editor-frame';
import { type FrameBlock, type Spot, treeIdAttribute } from '#kernel/wire-editor';
import { all } from '../dom';

export type Blocks = Readonly<Record<string, FrameBlock>>;

type Rect = { left: number; top: number; right: number; bottom: number };

/** A place for a block: where it is drawn, and between which blocks that is. */
export type Place = {
  key: string;
  label: string;
  spot: Spot;
  /** The blocks at which it is shown. */
  beside: readonly string[];
  x: number;
  y: number;
  /** How long its line is; upright: it stands between blocks side by side. */
  length: number;
  isUpright: boolean;
};

/** By what a place is known. */
export const keyOf = (spot: Spot): string => {
  if (spot === null) return 'first';
  if ('into' in spot) return `into ${spot.into} ${spot.slot}`;
  return 'before' in spot ? `before ${spot.before}` : `after ${spot.after}`;
};

const rectWithin = (element: Element): DOMRect => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
};

/** Where an element is drawn; undefined: nowhere, such as what isn't finished and waits for its time. */
const rectOf = (element: Element): Rect | undefined => {
  const own = element.getBoundingClientRect();
  // What is laid out as if it weren't there has no box of its own: its content has.
  const { left, top, right, bottom, width, height } =
    own.width === 0 && own.height === 0 ? rectWithin(element) : own;
  return width === 0 && height === 0 ? undefined : { left, top, right, bottom };
};

/** Where a block is drawn, of however many elements it is. */
export const rectOfAll = (elements: readonly Element[]): Rect | undefined => {
  const rects = elements.flatMap((element) => rectOf(element) ?? []);
  if (rects.length === 0) return undefined;
  return {
    left: Math.min(...rects.map(({ left }) => left)),
    top: Math.min(...rects.map(({ top }) => top)),
    right: Math.max(...rects.map(({ right }) => right)),
    bottom: Math.max(...rects.map(({ bottom }) => bottom)),
  };
};

const idOf = (element: Element): string => element.getAttribute(treeIdAttribute) ?? '';

/** Whether one stands to the right of the other, and not below it. */
const isBeside = (one: Rect, next: Rect): boolean =>
  next.left >= one.right - 1 && next.top < one.bottom - 1;

const between = (one: Rect, next: Rect): Pick<Place, 'x' | 'y' | 'length' | 'isUpright'> =>
  isBeside(one, next)
    ? {
        x: (one.right + next.left) / 2,
        y: (Math.max(one.top, next.top) + Math.min(one.bottom, next.bottom)) / 2,
        length: Math.min(one.bottom - one.top, next.bottom - next.top),
        isUpright: true,
      }
    : {
        x: (one.left + one.right) / 2,
        y: next.top >= one.bottom - 1 ? (one.bottom + next.top) / 2 : one.bottom,
        length: one.right - one.left,
        isUpright: false,
      };

/** The edge of a block, as if something without height stood there. */
const edge = ({ left, right, top, bottom }: Rect, at: 'start' | 'end'): Rect =>
  at === 'start' ? { left, right, top, bottom: top } : { left, right, top: bottom, bottom };

/** All places of the page, in the order in which its blocks are read. */
export const listPlaces = (blocks: Blocks): Place[] => {
  const groups = new Map<string, string[]>();
  const elements = new Map<string, Element[]>();
  for (const element of all(`[${treeIdAttribute}]`)) {
    const id = idOf(element);
    const among = blocks[id]?.among;
    const known = elements.get(id);
    if (known) known.push(element);
    else elements.set(id, [element]);
    if (known || among === undefined) continue;
    groups.set(among, [...(groups.get(among) ?? []), id]);
  }
  const drawnAt = (id: string): Rect | undefined => rectOfAll(elements.get(id) ?? []);
  const places: Place[] = [];
  for (const group of groups.values()) {
    const drawn = group.flatMap((id) => {
      const rect = drawnAt(id);
      const label = blocks[id]?.label ?? '';
      return rect ? [{ id, label, rect }] : [];
    });
    const [first] = drawn;
    if (!first) continue;
    const second = drawn[1];
    // Of blocks in a row the first place is upright too.
    const isRow = second !== undefined && isBeside(first.rect, second.rect);
    const { left, top, bottom } = first.rect;
    const start = isRow
      ? { x: left, y: (top + bottom) / 2, length: bottom - top, isUpright: true }
      : between(edge(first.rect, 'start'), first.rect);
    places.push({
      ...{ key: `before ${first.id}`, label: texts.insertBefore(first.label), ...start },
      ...{ spot: { before: first.id }, beside: [first.id] },
    });
    for (const [at, { id, label, rect }] of drawn.entries()) {
      const next = drawn[at + 1];
      const beside = [id, ...(next ? [next.id] : [])];
      const where = next ? between(rect, next.rect) : between(rect, edge(rect, 'end'));
      places.push({
        ...{ key: `after ${id}`, label: texts.insertAfter(label), spot: { after: id }, beside },
        ...where,
      });
    }
  }
  for (const id of elements.keys()) {
    const { empty = [], label = '' } = blocks[id] ?? {};
    const rect = empty.length > 0 ? drawnAt(id) : undefined;
    if (!rect) continue;
    const width = (rect.right - rect.left) / empty.length;
    for (const [nth, slot] of empty.entries()) {
      places.push({
        ...{ key: `into ${id} ${slot}`, label: texts.insertInto(label), spot: { into: id, slot } },
        ...{ beside: [id], x: rect.left + width * (nth + 0.5), y: (rect.top + rect.bottom) / 2 },
        ...{ length: width / 2, isUpright: false },
      });
    }
  }
  return places;
};
