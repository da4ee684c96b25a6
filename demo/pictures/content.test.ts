import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MOTIFS } from './base/pattern';
import { isSurface } from './base/texture';
import { drawProduct, KINDS, SCENES, viewsOf } from './index';
import { COMMON, PARAMS } from './vocabulary.test-support';

interface Product {
  title: string;
  access: string;
  colors: string[];
  intro: string;
  description: string[];
  attributes: Record<string, string>;
  picture: { kind: string } & Record<string, unknown>;
}

const folder = new URL('../content/products/', import.meta.url);
const products = readdirSync(folder).flatMap(
  (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Product[],
);
const wordsOf = ({ title, intro, attributes }: Product) =>
  [title, intro, ...Object.entries(attributes).flat()].join(' ');

/** Words of a product's title (or its whole text), the kinds they are about, and what is drawn then. */
const SAID: {
  words: RegExp;
  in: 'title' | 'text';
  kinds: readonly string[];
  drawn: Record<string, unknown>;
}[] = [
  { words: /klittenband/i, in: 'text', kinds: ['sneaker'], drawn: { closure: 'velcro' } },
  { words: /klittenband/i, in: 'text', kinds: ['sandal'], drawn: { fastening: 'velcro' } },
  { words: /elastiek|instap/i, in: 'text', kinds: ['sneaker'], drawn: { closure: 'elastic' } },
  { words: /plateau/i, in: 'title', kinds: ['sneaker'], drawn: { sole: 'platform' } },
  { words: /gumzool/i, in: 'title', kinds: ['sneaker'], drawn: { sole: 'gum' } },
  { words: /^hoge /i, in: 'title', kinds: ['sneaker'], drawn: { high: true } },
  { words: /chelsea/i, in: 'title', kinds: ['ankleboot'], drawn: { style: 'chelsea' } },
  { words: /^veter/i, in: 'title', kinds: ['ankleboot'], drawn: { style: 'lace' } },
  { words: /enkelband|enkelgesp/i, in: 'text', kinds: ['sandal'], drawn: { ankle: true } },
  { words: /dichte neus/i, in: 'text', kinds: ['sandal'], drawn: { straps: 'fisher' } },
  {
    words: /lage wandelschoen/i,
    in: 'text',
    kinds: KINDS,
    drawn: { sole: 'profile', high: false },
  },
  { words: /noppen/i, in: 'text', kinds: ['boot', 'loafer', 'slipper'], drawn: { tread: 'studs' } },
  { words: /crêpe/i, in: 'text', kinds: ['ankleboot'], drawn: { tread: 'crepe' } },
  { words: /lamellen/i, in: 'text', kinds: ['sneaker'], drawn: { tread: 'lamella' } },
  { words: /sleehak/i, in: 'title', kinds: ['sandal'], drawn: { heel: 'wedge' } },
  { words: /kwast/i, in: 'title', kinds: ['loafer'], drawn: { detail: 'tassel' } },
  { words: /poncho/i, in: 'title', kinds: KINDS, drawn: { kind: 'poncho' } },
  { words: /maxi/i, in: 'title', kinds: ['dress', 'skirt'], drawn: { length: 'maxi' } },
  { words: /minirok/i, in: 'title', kinds: ['skirt'], drawn: { length: 'mini' } },
  { words: /midirok/i, in: 'text', kinds: ['skirt'], drawn: { length: 'midi' } },
  { words: /kokerjurk/i, in: 'title', kinds: ['dress'], drawn: { length: 'knee' } },
  { words: /(tot|over) de knie/i, in: 'text', kinds: ['skirt'], drawn: { length: 'knee' } },
  { words: /je knieën/i, in: 'text', kinds: ['dress'], drawn: { length: 'knee' } },
  { words: /knielang/i, in: 'text', kinds: ['coat'], drawn: { length: 'long' } },
  { words: /knielang/i, in: 'text', kinds: ['cardigan'], drawn: { length: 'knee' } },
  { words: /jurk|slipdress|overgooier/i, in: 'title', kinds: KINDS, drawn: { kind: 'dress' } },
  { words: /trench/i, in: 'title', kinds: KINDS, drawn: { kind: 'coat', style: 'trench' } },
  { words: /spencer/i, in: 'title', kinds: KINDS, drawn: { kind: 'sweater', sleeveless: true } },
  { words: /bodywarmer/i, in: 'title', kinds: KINDS, drawn: { kind: 'gilet' } },
  { words: /walvis/i, in: 'title', kinds: KINDS, drawn: { whale: true, pattern: 'plain' } },
  { words: /wikkel/i, in: 'title', kinds: ['blouse'], drawn: { collar: 'wrap' } },
  { words: /wikkel/i, in: 'title', kinds: ['skirt'], drawn: { detail: 'wrap' } },
  { words: /overslag/i, in: 'title', kinds: ['dress'], drawn: { waist: 'wrap' } },
  { words: /col\b|coltrui/i, in: 'title', kinds: ['sweater'], drawn: { neck: 'turtle' } },
  { words: /sjaalkraag/i, in: 'title', kinds: ['sweater'], drawn: { neck: 'shawl' } },
  { words: /v-hals/i, in: 'title', kinds: ['sweater', 'tshirt'], drawn: { neck: 'v' } },
  { words: /\brits|met rits/i, in: 'title', kinds: ['sweater'], drawn: { neck: 'zip' } },
  { words: /kabel/i, in: 'title', kinds: ['sweater'], drawn: { cables: true } },
  { words: /noorse/i, in: 'title', kinds: ['sweater'], drawn: { yoke: true } },
  { words: /henley/i, in: 'title', kinds: KINDS, drawn: { neck: 'henley' } },
  { words: /borstzak/i, in: 'text', kinds: ['tshirt'], drawn: { pocket: true } },
  { words: /cargo/i, in: 'title', kinds: KINDS, drawn: { cargo: true } },
  { words: /flared/i, in: 'title', kinds: KINDS, drawn: { leg: 'flared' } },
  { words: /wijde/i, in: 'title', kinds: ['trousers', 'jeans'], drawn: { leg: 'wide' } },
  { words: /smalle|sigaret/i, in: 'title', kinds: ['trousers', 'jeans'], drawn: { leg: 'slim' } },
  { words: /corduroy/i, in: 'title', kinds: ['shirt', 'dress'], drawn: { cloth: 'corduroy' } },
  {
    words: /su[eè]de/i,
    in: 'title',
    kinds: ['sneaker', 'boot', 'ankleboot', 'loafer', 'slipper', 'skirt'],
    drawn: { cloth: 'suede' },
  },
  { words: /denim/i, in: 'title', kinds: ['shirt'], drawn: { cloth: 'denim' } },
  {
    words: /linnen/i,
    in: 'title',
    kinds: ['dress', 'blouse', 'shirt', 'trousers', 'skirt'],
    drawn: { cloth: 'linen' },
  },
  { words: /klapstoel/i, in: 'title', kinds: ['chair'], drawn: { style: 'folding' } },
  { words: /spijlen/i, in: 'title', kinds: ['chair'], drawn: { style: 'spindle' } },
  { words: /boekenkast/i, in: 'title', kinds: ['shelf'], drawn: { style: 'bookcase' } },
  { words: /barkruk/i, in: 'title', kinds: ['stool'], drawn: { style: 'bar' } },
  { words: /rotan/i, in: 'title', kinds: ['armchair'], drawn: { style: 'rattan' } },
  { words: /zonder vingers/i, in: 'text', kinds: ['gloves'], drawn: { fingerless: true } },
  { words: /gevlochten/i, in: 'title', kinds: ['belt'], drawn: { cloth: 'plait', noHoles: true } },
  { words: /vierkante/i, in: 'text', kinds: ['scarf'], drawn: { style: 'square' } },
  { words: /ronde sjaal/i, in: 'title', kinds: ['scarf'], drawn: { style: 'loop' } },
  { words: /kniekous/i, in: 'title', kinds: ['socks'], drawn: { length: 'knee' } },
  { words: /drie paar/i, in: 'title', kinds: ['socks'], drawn: { pairs: 3 } },
  { words: /vier paar/i, in: 'title', kinds: ['socks'], drawn: { pairs: 4 } },
  { words: /twee paar/i, in: 'title', kinds: ['socks'], drawn: { pairs: 2 } },
  { words: /zes stuks/i, in: 'title', kinds: ['glass'], drawn: { pieces: 6 } },
  { words: /vier stuks/i, in: 'title', kinds: ['glass', 'mug'], drawn: { pieces: 4 } },
  { words: /roltop|rolsluiting/i, in: 'text', kinds: ['backpack'], drawn: { style: 'roll' } },
  { words: /kanaal/i, in: 'title', kinds: ['backpack'], drawn: { clasp: 'click' } },
  { words: /ketting/i, in: 'text', kinds: ['bag'], drawn: { chain: true } },
  { words: /hoofdkussen/i, in: 'title', kinds: KINDS, drawn: { style: 'pillow' } },
  { words: /poef/i, in: 'title', kinds: ['cushion'], drawn: { shape: 'pouf' } },
  { words: /loper/i, in: 'title', kinds: ['rug'], drawn: { shape: 'runner' } },
  { words: /rotan|gevlochten/i, in: 'title', kinds: ['pendant'], drawn: { material: 'wicker' } },
  { words: /rookglas/i, in: 'title', kinds: ['pendant'], drawn: { material: 'smoke' } },
  { words: /bureaulamp/i, in: 'title', kinds: ['tablelamp'], drawn: { style: 'desk' } },
  { words: /vitrine/i, in: 'title', kinds: ['cabinet'], drawn: { style: 'glass' } },
  { words: /deksel/i, in: 'text', kinds: ['basket'], drawn: { lid: true } },
  { words: /latjes/i, in: 'text', kinds: ['bathmat'], drawn: { slats: true } },
  { words: /zonder oor/i, in: 'text', kinds: ['mug'], drawn: { pieces: 4 } },
  { words: /kan\b/i, in: 'title', kinds: ['carafe'], drawn: { style: 'jug' } },
  { words: /op poten/i, in: 'title', kinds: ['pot'], drawn: { stand: true } },
];

describe('products and their drawings', () => {
  test.each(products.map((p) => [p.access, p] as const))(
    '%s names only what can be drawn',
    (_, p) => {
      const { kind, ...params } = p.picture;
      expect(KINDS).toContain(kind);
      const known = PARAMS[kind] ?? {};
      for (const [name, value] of Object.entries(params)) {
        if (COMMON.includes(name)) continue;
        expect(Object.keys(known), `${kind} ${name}`).toContain(name);
        if (typeof value === 'string' && value.startsWith('#')) continue;
        expect(known[name]?.map(String), `${kind} ${name}`).toContain(String(value));
      }
      if (params.cloth !== undefined)
        expect(isSurface(params.cloth), String(params.cloth)).toBe(true);
      if (params.motif !== undefined) {
        expect(MOTIFS[params.pattern as 'stripe']).toContain(params.motif);
      }
    },
  );

  test.each(SAID.map((said) => [String(said.words), said] as const))(
    'who reads %s sees it drawn',
    (_, { words, in: where, kinds, drawn }) => {
      const meant = products.filter(
        (p) =>
          kinds.includes(p.picture.kind) && words.test(where === 'title' ? p.title : wordsOf(p)),
      );
      expect(meant.length).toBeGreaterThan(0);
      for (const p of meant) expect(p.picture, p.title).toMatchObject(drawn);
    },
  );

  test('patterns that a title names are drawn, and no others of their kind', () => {
    const named = [
      [/gestreept|streep/i, ['stripe', 'bands']],
      [/stip/i, ['dots']],
      [/visgraat/i, ['herringbone']],
    ] as const;
    for (const [words, patterns] of named) {
      for (const p of products.filter(({ title }) => words.test(title))) {
        const shown = [p.picture.pattern, p.picture.bands ? 'bands' : ''];
        expect(
          patterns.some((name) => shown.includes(name)),
          p.title,
        ).toBe(true);
      }
    }
  });

  test.each([
    ['skirt', { mini: 50, knee: 66, midi: 88, maxi: 110 }],
    ['dress', { mini: 95, knee: 112, midi: 125, maxi: 150 }],
  ] as const)('a %s that tells its length is drawn that long', (kind, upTo) => {
    const told = products.flatMap(({ title, attributes, picture }) => {
      const cm = Number(/^(\d+) cm/.exec(attributes.Lengte ?? '')?.[1]);
      return picture.kind === kind && cm ? [{ title, cm, length: picture.length }] : [];
    });
    expect(told.length).toBeGreaterThan(3);
    for (const { title, cm, length } of told) {
      expect(length, title).toBe(Object.entries(upTo).find(([, most]) => cm <= most)?.[0]);
    }
  });

  test('each product looks like itself alone', () => {
    const seen = new Map<string, string>();
    for (const p of products) {
      const { kind, ...params } = p.picture;
      const color = { name: 'marine', hex: '#26344d' };
      const svg = drawProduct({ kind, params, seed: p.access, color });
      expect(seen.get(svg), p.title).toBe(undefined);
      seen.set(svg, p.title);
    }
  });

  test('what hangs in a picture of a page or an article is sold, in that colour', () => {
    const sold = new Set(products.flatMap((p) => p.colors.map((color) => `${p.access} ${color}`)));
    const files = ['home', 'popups', 'news', 'weblog', 'events'];
    const shown = files.flatMap((file) => {
      const content = readFileSync(new URL(`../content/${file}.json`, import.meta.url), 'utf8');
      const lists: string[][] = [];
      JSON.parse(content, (key, value) => {
        if (key === 'articles') lists.push(value);
        return value;
      });
      expect(lists.length, file).toBeGreaterThan(0);
      return lists.flat();
    });
    expect(shown.filter((name) => !sold.has(name))).toEqual([]);
  });

  test('home shows pictures of departments, and articles as they are worn, that there are', () => {
    const home = JSON.parse(
      readFileSync(new URL('../content/home.json', import.meta.url), 'utf8'),
    ) as { departments: { items: { picture: string }[] }; worn: { shown: string[] } };
    const pictures = products.flatMap((p) =>
      p.colors.flatMap((color) =>
        viewsOf(p.picture.kind).map((view) => `${p.access}-${color}-${view}`),
      ),
    );
    expect(pictures).toEqual(
      expect.arrayContaining(home.departments.items.map(({ picture }) => picture)),
    );
    const worn = products.filter(({ picture }) => viewsOf(picture.kind).includes('worn'));
    expect(worn.map(({ access }) => access)).toEqual(expect.arrayContaining(home.worn.shown));
  });

  test.each(['weblog', 'news', 'events', 'services'])(
    'no two of the first in %s, of the same row, show the same scene',
    (file) => {
      const content = readFileSync(new URL(`../content/${file}.json`, import.meta.url), 'utf8');
      type Pictured = { scene?: string; picture?: { scene: string } };
      const scenes = (JSON.parse(content) as Pictured[])
        .slice(0, 12)
        .map(({ scene, picture }) => scene ?? picture?.scene ?? '');
      for (const [i, scene] of scenes.entries()) {
        expect(SCENES, scene).toContain(scene);
        // A row of a listing has three, and a slider any three that follow each other.
        expect(scenes.slice(i + 1, i + 3), `${scene} after ${i}`).not.toContain(scene);
      }
    },
  );

  test('a second product of a kind differs by its data, not by chance alone', () => {
    const same = new Map<string, string[]>();
    for (const { title, picture } of products) {
      const key = JSON.stringify(picture);
      same.set(key, [...(same.get(key) ?? []), title]);
    }
    // Plain things alike in all but their colour may share a drawing; many of them may not.
    for (const titles of same.values()) expect(titles.length, titles.join()).toBeLessThan(5);
  });
});
