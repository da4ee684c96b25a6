import { describe, expect, test } from 'vitest';
import { drawProduct, drawScene, drawStore, KINDS, SCENES, viewsOf } from './index';
import { NEEDS, PARAMS } from './vocabulary.test-support';

const INK = { name: 'marine', hex: '#26344d' };
const PALE = { name: 'ecru', hex: '#efe6d2' };
const PATTERNS = ['plain', 'stripe', 'check', 'dots', 'knit', 'herringbone', 'print', 'block'];

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
      const needs = NEEDS[`${kind} ${values[0]}`];
      const more = values[0] === 'tread' ? { view: 'sole' } : {};
      const drawn = values[1].map((value) => draw(kind, { ...needs, [values[0]]: value }, more));
      expect(new Set(drawn).size, `${kind} ${values[0]}`).toBe(values[1].length);
    }
  });

  test.each([...KINDS])('%s takes every pattern and view', (kind) => {
    for (const pattern of PATTERNS) checkSvg(draw(kind, { pattern }, { color: PALE }), 1200, 1500);
    const views = viewsOf(kind).map((view) => draw(kind, {}, { view }));
    for (const svg of views) checkSvg(svg, 1200, 1500);
    expect(new Set(views).size).toBe(viewsOf(kind).length);
    checkSvg(draw(kind, {}, { view: 'scene' }), 1200, 1500);
  });

  test.each([...KINDS])('%s is the same for a seed, another for another', (kind) => {
    const first = draw(kind, {});
    expect(draw(kind, {}) === first).toBe(true);
    expect(draw(kind, {}, { seed: 'b' }) === first).toBe(false);
    expect(draw(kind, {}, { color: PALE }) === first).toBe(false);
    if (!MIXED.includes(kind)) expect(first.includes(`"${INK.hex}"`)).toBe(true);
  });
});

test('who wears a thing is one person in all views and colours, another for another thing', () => {
  const skins = (svg: string) =>
    [
      ...svg.matchAll(/stop-color="(#e9c3a6|#e2b592|#eccbb2|#c6906a|#9a6647|#70462f|#dfb08c)"/g),
    ].map(([, hex]) => hex);
  const worn = (seed: string, view: 'worn' | 'back', hex: string) =>
    new Set(skins(draw('tshirt', {}, { seed, view, color: { name: '', hex } })));
  const first = worn('a', 'worn', INK.hex);
  expect(first.size).toBe(1);
  expect(worn('a', 'back', PALE.hex)).toEqual(first);
  const all = ['b', 'c', 'd', 'e', 'f', 'g'].flatMap((seed) => [...worn(seed, 'worn', INK.hex)]);
  expect(new Set(all).size).toBeGreaterThan(2);
});

test('who wears a thing has a face from in front, and none from behind', () => {
  const eyes = (svg: string) => [...svg.matchAll(/<ellipse [^>]*rx="7\.\d" ry="9(\.\d)?"/g)].length;
  for (const wearer of ['woman', 'man'] as const) {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const seen = (view: 'worn' | 'back') => draw('sweater', {}, { seed, view, wearer });
      checkSvg(seen('worn'), 1200, 1500);
      checkSvg(seen('back'), 1200, 1500);
      expect(eyes(seen('worn'))).toBe(2);
      expect(eyes(seen('back'))).toBe(0);
    }
  }
  expect(eyes(drawScene({ scene: 'canal', palette: [], seed: 'a' }))).toBe(6);
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

  test.each([
    ['coats', 'coat'],
    ['knits', 'coat'],
    ['rack', 'coat'],
    ['shelf', 'mug'],
    ['shoes', 'loafer'],
    ['jumpers', 'sweater'],
    ['drying', 'sweater'],
    ['dressed', 'coat'],
    ['dressed', 'jeans'],
    ['fitting', 'coat'],
    ['loom', 'coat'],
    ['sewing', 'trousers'],
    ['hall', 'coat'],
    ['hall', 'boot'],
    ['polish', 'boot'],
    ['cobbler', 'boot'],
    ['belts', 'belt'],
    ['warm', 'scarf'],
    ['suitcase', 'shirt'],
    ['canal', 'coat'],
    ['socks', 'socks'],
  ] as const)('%s shows the %s that it is given', (scene, kind) => {
    const drawn = (hex: string) =>
      drawScene({ scene, palette, seed: 'a', wares: [{ kind, hex, params: {} }] });
    checkSvg(drawn('#6b2737'), 1600, 1000);
    expect(drawn('#6b2737') === drawn('#22304d')).toBe(false);
    expect(drawn('#6b2737') === drawScene({ scene, palette, seed: 'a' })).toBe(false);
  });

  test.each(['coats', 'knits'] as const)('%s stand aside where words lie over them', (scene) => {
    const posts = (aside: boolean) =>
      [...drawScene({ scene, palette, seed: 'a', aside }).matchAll(/ d="M(\d+) 190V900"/g)]
        .map(([, x]) => Number(x))
        .sort((a, b) => a - b);
    expect(posts(false)[0]).toBeLessThan(400);
    expect(posts(true)[0]).toBeGreaterThan(750);
  });

  test('every store has a front of its own', () => {
    const fronts = Array.from({ length: 60 }, (_, i) => drawStore({ seed: `s${i}`, palette }));
    expect(new Set(fronts).size).toBe(60);
    checkSvg(fronts[0] as string, 1600, 1000);
  });
});
