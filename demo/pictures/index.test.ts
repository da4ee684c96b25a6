import { describe, expect, test } from 'vitest';
import { drawProduct, drawScene, drawStore, KINDS, SCENES } from './index';

const INK = { name: 'marine', hex: '#26344d' };
const PALE = { name: 'ecru', hex: '#efe6d2' };
const PATTERNS = ['plain', 'stripe', 'check', 'dots', 'knit', 'herringbone', 'print', 'block'];

/** Every parameter of every kind with the values that product files may use. */
const PARAMS: Record<string, Record<string, unknown[]>> = {
  tshirt: { sleeve: ['short', 'long'], neck: ['round', 'v', 'boat', 'collar'] },
  sweater: { neck: ['round', 'v', 'turtle', 'shawl'] },
  cardigan: { length: ['short', 'long'] },
  hoodie: {},
  shirt: { collar: ['classic', 'grandad'], sleeve: ['short', 'long'] },
  blouse: { collar: ['bow', 'v', 'round'], sleeve: ['short', 'long'] },
  dress: {
    length: ['mini', 'midi', 'maxi'],
    sleeve: ['none', 'short', 'long'],
    waist: ['straight', 'belted', 'wrap'],
  },
  skirt: { length: ['mini', 'midi', 'maxi'], shape: ['a', 'pencil', 'pleated'] },
  trousers: { leg: ['straight', 'wide', 'tapered'] },
  jeans: { leg: ['straight', 'wide', 'tapered'] },
  shorts: {},
  blazer: {},
  jacket: { style: ['bomber', 'trucker', 'field', 'quilted'] },
  coat: { length: ['mid', 'long'], style: ['wrap', 'doublebreasted', 'single', 'duffle'] },
  raincoat: {},
  gilet: {},
  polo: { sleeve: ['short', 'long'] },
  sneaker: { sole: ['white', 'gum'], high: [true, false] },
  boot: { shaft: ['high', 'mid'], heel: ['flat', 'block'] },
  ankleboot: { style: ['chelsea', 'lace', 'zip'], heel: ['flat', 'block'] },
  sandal: { straps: [2, 3, 'cross'], heel: ['flat', 'block'] },
  loafer: { detail: ['penny', 'tassel', 'plain'] },
  slipper: { style: ['mule', 'closed'] },
  rubberboot: {},
  bag: { style: ['shopper', 'crossbody', 'bucket', 'weekender'] },
  backpack: { style: ['roll', 'classic'] },
  scarf: { fringe: [true, false] },
  beanie: { pompom: [true, false] },
  cap: {},
  belt: {},
  gloves: { style: ['leather', 'knit'] },
  socks: {},
  umbrella: {},
  tablelamp: { shade: ['cone', 'dome', 'globe', 'drum'] },
  floorlamp: { shade: ['cone', 'dome', 'globe', 'drum'], style: ['arc', 'straight', 'tripod'] },
  pendant: { shade: ['cone', 'dome', 'globe', 'drum'] },
  vase: { shape: ['bottle', 'round', 'cylinder', 'amphora'] },
  pot: { plant: ['monstera', 'fern', 'cactus', 'ficus', 'none'] },
  cushion: { shape: ['square', 'oblong', 'round'] },
  throw: { fringe: [true, false] },
  rug: { shape: ['rect', 'round'] },
  chair: { style: ['wood', 'shell', 'slat'] },
  armchair: {},
  stool: { style: ['round', 'step'] },
  sidetable: { style: ['round', 'square'] },
  table: {},
  cabinet: { doors: [2, 3] },
  shelf: {},
  mirror: { shape: ['round', 'arch', 'rect'] },
  mug: {},
  plate: { set: [true, false] },
  bowl: {},
  glass: { style: ['wine', 'tumbler'] },
  carafe: {},
  candle: {},
  towel: { stack: [true, false] },
  bedding: {},
  bathmat: {},
  basket: {},
  clock: {},
};

/** Kinds that are seen through or lit from within: their colour is never bare. */
const MIXED = ['glass', 'carafe', 'tablelamp', 'floorlamp', 'pendant'];

/** Fails on numbers that are none, tags that do not match, doubled ids and dead references. */
function checkSvg(svg: string, width: number, height: number) {
  expect(svg.includes(`viewBox="0 0 ${width} ${height}"`)).toBe(true);
  expect(svg.match(/.{20}(NaN|undefined|Infinity|null|\[object).{20}/)?.[0]).toBe(undefined);
  const open: string[] = [];
  for (const [, close, name, , self] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s[^<>]*?)?)(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(name);
    else if (!self) open.push(name as string);
  }
  expect(open).toEqual([]);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
}

const draw = (kind: string, params: Record<string, unknown>, more = {}) =>
  drawProduct({ kind, color: INK, seed: 'a', params, ...more });

describe('products', () => {
  test('the list of kinds is complete', () => {
    expect([...KINDS].sort()).toEqual(Object.keys(PARAMS).sort());
    expect(() => draw('spaceship', {})).toThrow('spaceship');
  });

  test.each(Object.entries(PARAMS))('%s draws well with each of its values', (kind, params) => {
    const cases = Object.entries(params).flatMap(([name, values]) =>
      values.map((value) => ({ [name]: value })),
    );
    for (const given of [{}, ...cases]) checkSvg(draw(kind, given), 1200, 1500);
    for (const values of Object.entries(params)) {
      const drawn = values[1].map((value) => draw(kind, { [values[0]]: value }));
      expect(new Set(drawn).size, `${kind} ${values[0]}`).toBe(values[1].length);
    }
  });

  test.each([...KINDS])('%s takes every pattern and view', (kind) => {
    for (const pattern of PATTERNS) checkSvg(draw(kind, { pattern }, { color: PALE }), 1200, 1500);
    const views = (['front', 'detail', 'scene'] as const).map((view) => draw(kind, {}, { view }));
    for (const svg of views) checkSvg(svg, 1200, 1500);
    expect(new Set(views).size).toBe(3);
  });

  test.each([...KINDS])('%s is the same for a seed, another for another', (kind) => {
    const first = draw(kind, {});
    expect(draw(kind, {}) === first).toBe(true);
    expect(draw(kind, {}, { seed: 'b' }) === first).toBe(false);
    expect(draw(kind, {}, { color: PALE }) === first).toBe(false);
    if (!MIXED.includes(kind)) expect(first.includes(`"${INK.hex}"`)).toBe(true);
  });
});

describe('scenes', () => {
  const palette = ['#1f4a3a', '#c9703f', '#d9c7a3'];

  test.each([...SCENES])('%s draws well, the same for a seed, another for another', (scene) => {
    const svg = drawScene({ scene, palette, seed: 'a' });
    checkSvg(svg, 1600, 1000);
    expect(drawScene({ scene, palette, seed: 'a' }) === svg).toBe(true);
    expect(drawScene({ scene, palette, seed: 'b' }) === svg).toBe(false);
    checkSvg(drawScene({ scene, palette: [], seed: 'a' }), 1600, 1000);
  });

  test('every store has a front of its own', () => {
    const fronts = Array.from({ length: 60 }, (_, i) => drawStore({ seed: `s${i}`, palette }));
    expect(new Set(fronts).size).toBe(60);
    checkSvg(fronts[0] as string, 1600, 1000);
  });
});
