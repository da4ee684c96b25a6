import { accessories } from './accessories/index';
import { fitting } from './base/fit';
import { glow, ground, shadow } from './base/ground';
import type { Draw, Drawing, Kit, Params } from './base/kit';
import { n } from './base/path';
import { createRng } from './base/random';
import { Sheet } from './base/sheet';
import type { Surface } from './base/surface';
import { isSurface } from './base/texture';
import { closeUp } from './close-up';
import { clothes } from './clothes/index';
import { home } from './home/index';
import { wearerOf } from './scenes/person';
import { inSetting, onFeet, worn } from './scenes/setting';
import { shoes } from './shoes/index';
import { fromBelow } from './shoes/soles';

const kinds: Record<string, Draw> = { ...clothes, ...shoes, ...accessories, ...home };

/** The names of all kinds of products that can be drawn. */
export const KINDS: readonly string[] = Object.keys(kinds);

export interface ProductPicture {
  kind: string;
  color: { name: string; hex: string };
  /** Any text; the same seed gives the same picture. */
  seed: string;
  params: Params;
  view?: View;
  /** Who wears clothes: a woman, if left out. */
  wearer?: 'woman' | 'man';
}

/** From in front, worn by somebody, worn and seen from behind, close, or in a room. */
export type View = 'front' | 'back' | 'worn' | 'sole' | 'detail' | 'scene';

/** The views of a kind of product, the most telling first: clothes are shown from behind and worn. */
export const viewsOf = (kind: string): readonly View[] =>
  Object.hasOwn(clothes, kind)
    ? ['front', 'worn', 'back', 'detail']
    : Object.hasOwn(shoes, kind)
      ? ['front', 'worn', 'sole', 'scene', 'detail']
      : ['front', 'scene', 'detail'];

/** How much larger small standing things are set in their frame. */
const ZOOM: Record<string, number> = {
  mug: 1.42,
  bowl: 1.4,
  stool: 1.42,
  sidetable: 1.3,
  vase: 1.22,
  pot: 1.14,
  candle: 1.3,
  towel: 1.28,
  glass: 1.2,
  carafe: 1.25,
  basket: 1.28,
  belt: 1.24,
  chair: 1.1,
  tablelamp: 1.08,
  sandal: 1.06,
  loafer: 1.04,
  slipper: 1.04,
  sneaker: 1.04,
  bag: 1.06,
  backpack: 1.1,
};

/** The cloth that a product names, as what all pieces in its colour are made of. */
function ownCloth(params: Params, hex: string): { cloth?: { surface: Surface; hex: string } } {
  return isSurface(params.cloth) ? { cloth: { surface: params.cloth, hex } } : {};
}

function drawKind(kit: Kit, kind: string): Drawing {
  const draw = kinds[kind];
  if (!draw) throw new Error(`There is no drawing for products of kind '${kind}'.`);
  return draw(kit);
}

function packshot(kit: Kit, kind: string, drawing: Drawing): string {
  const fit = fitting(drawing);
  const zoom = drawing.base === undefined ? 1 : (ZOOM[kind] ?? 1);
  const base = drawing.base ?? 0;
  const rise = zoom > 1 ? (zoom - 1) * 150 : 0;
  const x = drawing.middle ?? 600;
  const place =
    drawing.base === undefined
      ? `translate(${n(fit.dx)} ${n(fit.dy)}) scale(${fit.scale.toFixed(3)})`
      : `translate(${n(600 - x * zoom)} ${n(base + rise - base * zoom)}) scale(${zoom})`;
  const shine = drawing.glow ? glow(kit, drawing.glow) : '';
  const behind = ground(kit, {
    ...drawing,
    ...(drawing.base === undefined ? {} : { base: base + rise }),
  });
  return `${behind}<g transform="${place}">${shine}${shadow(kit, drawing)}${drawing.art}</g>`;
}

/**
 * Draws a product as an SVG document of 1200 × 1500 units: by itself (`front`), worn by somebody
 * who is seen from in front (`worn`) or from behind (`back`), a close view (`detail`) or in a room
 * (`scene`). Throws on an unknown kind; unknown
 * params are read as their defaults.
 */
export function drawProduct(picture: ProductPicture): string {
  const rng = createRng(`${picture.kind}/${picture.seed}`);
  const { params } = picture;
  const { hex } = picture.color;
  const kit: Kit = { sheet: new Sheet(), rng, hex, params, ...ownCloth(params, hex) };
  const view = picture.view ?? 'front';
  if (view === 'back') kit.back = true;
  const isShoe = Object.hasOwn(shoes, picture.kind);
  const isClothes = Object.hasOwn(clothes, picture.kind);
  if ((isClothes && (view === 'worn' || view === 'back')) || (isShoe && view === 'worn')) {
    const look = createRng(`${picture.seed}/wearer`);
    kit.wearer = wearerOf(look, picture.wearer === 'man', hex);
  }
  const drawing = drawKind(kit, picture.kind);
  // A ground of its own chance: all views of one product stand on the same tint.
  const set: Kit = { ...kit, rng: createRng(`${picture.seed}/ground`) };
  const art = {
    front: () => packshot(set, picture.kind, drawing),
    back: () =>
      kit.wearer ? worn(set, drawing, picture.kind) : packshot(set, picture.kind, drawing),
    worn: () => (isShoe ? onFeet(set, drawing, picture.kind) : worn(set, drawing, picture.kind)),
    sole: () => fromBelow(set, drawing),
    detail: () => closeUp(set, drawing, Object.hasOwn(clothes, picture.kind)),
    scene: () => inSetting(set, drawing, picture.kind, ZOOM[picture.kind]),
  }[view]();
  return kit.sheet.document(1200, 1500, art);
}

/** Draws a product as a part of a larger picture. */
export function drawPart(kit: Kit, kind: string, hex: string, params: Params = {}): Drawing {
  const { cloth: _, ...rest } = kit;
  return drawKind({ ...rest, hex, params, ...ownCloth(params, hex) }, kind);
}
