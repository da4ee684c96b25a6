import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { FacetIndex, SlotTable } from '#kernel/values/facets';
import { letterMask } from './letters';
import { withoutWords } from './query-words';
import { SearchIndex } from './search-index';
import type { SearchOptions } from './types';
import { Vocabulary } from './vocabulary';

function indexOf(...titles: string[]): SearchIndex {
  const index = new SearchIndex();
  index.load(titles.map((text, i) => ({ id: i + 1, fields: [{ text, weight: 10 }] })));
  return index;
}

const prefixLast = true;

describe('what a word finds', () => {
  test('a singular finds the plural and the reverse', () => {
    const index = indexOf('Rode fietsen', 'Rode fiets', 'Witte vaas', 'Set vazen');
    expect(index.search('fiets').ids).toEqual([2, 1]);
    expect(index.search('fietsen').ids).toEqual([1, 2]);
    expect(index.search('vazen').ids).toEqual([4, 3]);
  });

  test('accents, case and apostrophes make no difference', () => {
    const index = indexOf('Crème coltrui', "Lijst voor foto's");
    expect(index.search('CREME').ids).toEqual([1]);
    expect(index.search('foto').ids).toEqual([2]);
    expect(index.search("foto's").ids).toEqual([2]);
    expect(index.search('fotos').ids).toEqual([2]);
  });

  test('a hyphenated word is found with, without and as one word', () => {
    const index = indexOf('Wit T-shirt', 'Blauw tshirt');
    expect(index.search('tshirt').ids).toContain(1);
    expect(index.search('t-shirt').ids).toEqual([1]);
    expect(indexOf('Blauw tshirt').search('t-shirt').ids).toEqual([1]);
  });

  test('two letters find the beginnings of words, in the last word alone', () => {
    const index = indexOf('Houten tafel', 'Tapijt', 'Ronde tafel');
    expect(index.search('ta', { prefixLast }).ids).toEqual([1, 2, 3]);
    expect(index.search('ronde ta', { prefixLast }).ids).toEqual([3]);
    expect(index.search('ron tafel', { prefixLast }).ids).toEqual([]);
  });

  test('what a beginning suggests is found too when it is searched for', () => {
    const index = indexOf('Houten tafel', 'Tapijt', 'Ronde tafel', 'Jas', 'Jasje');
    expect(index.search('ta').ids).toEqual([1, 2, 3]);
    expect(index.search('ronde ta').ids).toEqual([3]);
    expect(index.search('tapij').corrected).toBeUndefined();
    expect(index.search('t').ids).toEqual([]);
    expect(index.search('ron tafel').ids).toEqual([]);
    // A word that stands for itself is no beginning.
    expect(indexOf('Kat', 'Katoen').search('kat').ids).toEqual([1]);
  });

  test('errors are forgiven only if asked', () => {
    const index = indexOf('Linnen overhemd', 'Winterjas');
    expect(index.search('overhmed').ids).toEqual([1]);
    expect(index.search('overhmed', { forgiving: false }).total).toBe(0);
    expect(index.search('overhe', { forgiving: false }).ids).toEqual([1]);
    expect(index.search('winter jas', { forgiving: false }).ids).toEqual([2]);
  });

  test('a part finds its compound, and words written apart find it too', () => {
    const index = indexOf('Regenjas', 'Regenjassen', 'Barok lijst', 'Jas');
    expect(index.search('jas').ids).toEqual([4, 1, 2]);
    expect(index.search('rok').ids).toEqual([]);
    expect(index.search('regen').ids).toEqual([1]);
    expect(indexOf('Winterjas').search('winter jas').ids).toEqual([1]);
  });

  test('one typing error is forgiven from five letters on, and told', () => {
    const index = indexOf('Linnen overhemd', 'Wasmachine', 'Vaas');
    for (const typed of ['overhmd', 'overhhemd', 'ovarhemd', 'ovehremd', 'Ovehremden']) {
      expect(index.search(typed).ids).toEqual([1]);
    }
    expect(index.search('linnem ovrhemd').corrected).toBe('linnen overhemd');
    expect(index.search('wasmahc', { prefixLast }).corrected).toBe('wasmachine');
    expect(index.search('vaes').ids).toEqual([]);
    expect(index.search('overhemd').corrected).toBeUndefined();
    expect(index.search('ovrhmd').ids).toEqual([]);
  });

  test('an error is also forgiven when the word exists but the words together find nothing', () => {
    const index = indexOf('Groene stoel', 'Stoep');
    const found = index.search('groene stoep');
    expect(found.ids).toEqual([1]);
    expect(found.total).toBe(1);
  });

  test('all words have to be found; small words do not count beside others', () => {
    const index = indexOf('Wollen trui heren', 'Wollen jas heren', 'Katoenen trui dames');
    expect(index.search('wollen trui').ids).toEqual([1]);
    expect(index.search('trui voor de dames').ids).toEqual([3]);
    expect(index.search('trui gordijn').total).toBe(0);
    expect(index.search('  !? ').total).toBe(0);
    expect(index.search('').ids).toEqual([]);
  });
});

test('the order is exact, stem, end of a compound, its beginning, prefix, typo; then weight, rank and id', () => {
  const index = indexOf('Regenlamp', 'Lampen', 'Lampekap', 'Lamp');
  expect(index.search('lamp', { prefixLast }).ids).toEqual([4, 2, 1, 3]);
  const tables = indexOf('Tafelvoet', 'Tafellamp', 'Eettafel', 'Tafels', 'Tafel', 'Vloerlamp lamp');
  expect(tables.search('tafel', { prefixLast }).ids).toEqual([5, 4, 3, 2, 1]);
  expect(index.search('lamp').ids).toEqual([4, 2, 1]);
  const weighed = new SearchIndex();
  weighed.add(1, [{ text: 'Kast', weight: 2 }]);
  weighed.add(2, [{ text: 'Kast', weight: 10 }], 5);
  weighed.add(3, [{ text: 'Kast', weight: 10 }], 4);
  weighed.add(4, [{ text: 'Kast', weight: 10 }], 5);
  expect(weighed.search('kast').ids).toEqual([3, 2, 4, 1]);
});

test('ten results by default, or as many as asked; the total counts them all', () => {
  const index = indexOf(...Array.from({ length: 5000 }, (_, i) => `Kast ${i}`));
  expect(index.search('kast').ids).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(index.search('kast', { limit: 3 }).total).toBe(5000);
  const { page } = index.search('kast');
  expect([...page(4990, 100)]).toEqual([...page(0, 5000)].slice(4990));
});

test('suggestions are queries that do find something', () => {
  const index = indexOf('Vaas', 'Vazen', 'Rode wasmachine', 'Witte droger');
  expect(index.suggestWords('vaes')).toEqual(['vaas']);
  expect(index.suggestWords('wasmasjinne')).toEqual([]);
  expect(index.suggestWords('rode wasmaschien')).toEqual(['rode wasmachine']);
  expect(index.suggestWords('witte wasmachine')).toEqual(['witte', 'wasmachine']);
  expect(index.suggestWords('xyzzy')).toEqual([]);
});

test('a weight outside 1 to 15 is a mistake and changes nothing', () => {
  const index = indexOf('Jas');
  expect(() => index.add(1, [{ text: 'Broek', weight: 16 }])).toThrow(RangeError);
  expect(index.search('jas').ids).toEqual([1]);
});

describe('against plain reading of all titles', () => {
  const word = fc.constantFrom('jas', 'broek', 'lamp', 'vaas', 'kussen', 'hal', 'zomer', 'thee');
  const title = fc.array(word, { minLength: 1, maxLength: 4 });
  const step = fc.record({ id: fc.integer({ min: 1, max: 20 }), title: fc.option(title) });

  test('every word of a query is in each title found, while rows come and go', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), title, (steps, query) => {
        const index = new SearchIndex();
        const titles = new Map<number, string[]>();
        for (const { id, title } of steps) {
          if (title) {
            titles.set(id, title);
            index.add(id, [{ text: title.join(' '), weight: 5 }]);
          } else expect(index.remove(id)).toBe(titles.delete(id));
        }
        const expected = [...titles]
          .filter(([, words]) => query.every((word) => words.includes(word)))
          .map(([id]) => id);
        const found = index.search(query.join(' '), { limit: 100 });
        // Of equal score, so by id.
        expect(found.ids).toEqual(expected.sort((a, b) => a - b));
        expect(found.bits.count()).toBe(found.total);
      }),
    );
  });

  test('any single error in a word of five letters or more still finds it, in its first letter when it is long', () => {
    const long = fc.constantFrom('overhemd', 'wasmachine', 'gordijn', 'kandelaar');
    const error = fc.tuple(fc.nat(), fc.constantFrom('cut', 'add', 'change', 'swap'));
    fc.assert(
      fc.property(long, error, fc.constantFrom(...'aeqxz'), (word, [at, kind], letter) => {
        // The first of a short word is typed rightly.
        const first = word.length < 9 ? 1 : 0;
        const i = first + (at % (word.length - 1 - first));
        const [head, a, b, tail] = [word.slice(0, i), word[i], word[i + 1], word.slice(i + 2)];
        const changed = { cut: `${b}`, add: `${a}${letter}${b}`, change: `${letter}${b}` };
        const middle = { ...changed, swap: `${b}${a}` }[kind as 'cut' | 'add' | 'change' | 'swap'];
        expect(indexOf('Stoel', word).search(head + middle + tail).ids).toEqual([2]);
      }),
    );
  });
});

describe('together with facets', () => {
  function shop() {
    const slots = new SlotTable();
    const search = new SearchIndex({ slots });
    const facets = new FacetIndex({
      columns: [{ name: 'colour', kind: 'options' }],
      orders: [{ name: 'price', kind: 'number' }],
      slots,
    });
    const add = (id: number, text: string, colour: number, price: number) => {
      search.add(id, [{ text, weight: 10 }]);
      facets.upsert({ id, options: { colour: [colour] }, sort: { price } });
    };
    add(1, 'Regenjas', 1, 50);
    add(2, 'Jas', 1, 90);
    add(3, 'Broek', 2, 10);
    add(4, 'Winterjas', 2, 20);
    return { search, facets, add };
  }

  test('S2.2/6 S4.1/1 a text narrows the results and the options still available', () => {
    const { search, facets } = shop();
    const text = search.search('jas', { limit: 0 });
    const query = { text, selected: { colour: [1] }, limit: 10 };
    expect(facets.query(query)).toEqual({ total: 2, ids: [2, 1], enabled: { colour: [1, 2] } });
    expect(facets.query({ ...query, order: 'price' }).ids).toEqual([1, 2]);
    expect(facets.query({ text, limit: 1, start: 1 }).ids).toEqual([1]);
    const trousers = search.search('broek');
    expect(facets.query({ text: trousers, limit: 1 }).enabled).toEqual({ colour: [2] });
  });

  test('a removed row is in neither, whichever index forgets it first', () => {
    const { search, facets, add } = shop();
    search.remove(2);
    add(5, 'Jurk', 1, 5);
    expect(facets.query({ text: search.search('jas'), limit: 9 }).ids).toEqual([1, 4]);
    facets.remove(2);
    facets.remove(1);
    add(6, 'Tuinstoel', 1, 5);
    expect(facets.query({ text: search.search('jas'), limit: 9 }).ids).toEqual([4]);
    search.remove(1);
    add(7, 'Badjas', 1, 5);
    expect(facets.query({ text: search.search('jas'), limit: 9 }).ids).toEqual([4, 7]);
  });
});

test('rows whose places were given out beforehand, last first, are found, changed and taken out', () => {
  const slots = new SlotTable();
  slots.reserve([3000, 2000, 9, 8, 3, 2, 1]);
  const index = new SearchIndex({ slots });
  const titles = ['Rode jas', 'Rode trui', 'Rode sjaal'];
  index.load(titles.map((text, i) => ({ id: i + 1, fields: [{ text, weight: 10 }] })));
  expect(index.search('rode').ids).toEqual([1, 2, 3]);
  index.add(2, [{ text: 'Blauwe trui', weight: 10 }]);
  expect(index.remove(3)).toBe(true);
  expect(index.search('rode').ids).toEqual([1]);
  expect(index.search('trui').ids).toEqual([2]);
});

describe('what one query may cost', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const titles = Array.from({ length: 3000 }, (_, n) =>
    Array.from({ length: 8 }, (_letter, at) => letters[(n * (at + 3) + at * at) % 26]).join(''),
  );
  const index = indexOf(...titles, 'overhemd linnen winterjas regenjas');

  /** How often all words of the index were looked at, and how often a word was looked up. */
  const costOf = (run: () => unknown) => {
    const walks = vi.spyOn(Vocabulary.prototype, 'withLetters');
    const lookUps = vi.spyOn(Vocabulary.prototype, 'withStem');
    run();
    const cost = { walks: walks.mock.calls.length, lookUps: lookUps.mock.calls.length };
    vi.restoreAllMocks();
    return cost;
  };
  const mistyped = (words: number) =>
    Array.from({ length: words }, (_, n) => `${titles[n * 7]?.slice(0, 7)}qx`).join(' ');

  test.each([10, 30, 200])('%i mistyped words cost as little as a few', (words) => {
    const query = mistyped(words);
    const search = costOf(() => index.search(query));
    expect(search.walks).toBeLessThanOrEqual(4);
    expect(search.lookUps).toBeLessThan(40);
    expect(costOf(() => index.search(mistyped(4))).walks).toBeLessThanOrEqual(4);
    const suggesting = costOf(() => index.suggestWords(query));
    expect(suggesting.walks).toBeLessThanOrEqual(3);
  });

  test('a word of thousands of letters is looked up, not compared with all words', () => {
    expect(costOf(() => index.search('overhemd'.repeat(5000))).walks).toBe(0);
    expect(costOf(() => index.suggestWords('overhemd'.repeat(5000))).walks).toBe(0);
  });

  test('a few errors are forgiven as ever, each with one look at the words', () => {
    const query = 'ovrhemd linnem wintrjas regnjas';
    expect(costOf(() => index.search(query)).walks).toBe(4);
    expect(index.search(query).ids).toEqual([3001]);
  });
});

test('what is kept of the last query is that of the rows as they are', () => {
  const words = [
    'jas',
    'jassen',
    'winterjas',
    'overhemd',
    'overhmed',
    'kast',
    'rode',
    'jsa',
    'overh',
  ];
  const text = fc.array(fc.constantFrom(...words), { maxLength: 3 }).map((all) => all.join(' '));
  const deed = fc.record({
    id: fc.integer({ min: 1, max: 4 }),
    text: fc.option(text, { nil: undefined }),
    query: text,
    prefixLast: fc.boolean(),
    forgiving: fc.boolean(),
    widens: fc.boolean(),
    least: fc.constantFrom(1, 4),
  });
  const found = (index: SearchIndex, query: string, options: SearchOptions) => {
    const { bits, page, ...all } = index.search(query, options);
    return { ...all, in: [...bits.toArray()].map((slot) => index.slots.idAt(slot)).sort() };
  };
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 8 }), (deeds) => {
      const index = new SearchIndex();
      const change = (changed: SearchIndex, { id, text: its }: { id: number; text?: string }) => {
        if (its === undefined) changed.remove(id);
        else changed.add(id, [{ text: its, weight: 5 }]);
      };
      deeds.forEach((one, at) => {
        change(index, one);
        /** An index that was never asked anything before. */
        const anew = () => {
          const other = new SearchIndex();
          for (const before of deeds.slice(0, at + 1)) change(other, before);
          return other;
        };
        const { query, prefixLast, forgiving, widens, least } = one;
        const asked = { prefixLast, forgiving, widens, least };
        const others = { ...asked, least: 5 - least, widens: !widens };
        for (const options of [asked, others, asked]) {
          expect(found(index, query, options)).toEqual(found(anew(), query, options));
        }
      });
    }),
    { numRuns: 60 },
  );
});

test('words with most of some letters are found by those, however many words there are', () => {
  const vocabulary = new Vocabulary();
  const words = Array.from({ length: 3000 }, (_, n) => `w${n.toString(26)}x`);
  for (const [n, word] of words.entries()) {
    const term = vocabulary.enter(word);
    if (n % 5 > 0) vocabulary.postings.push(term, 1);
  }
  const mask = letterMask('abcdx');
  const has = (word: string) => [...'abcdx'].filter((letter) => !word.includes(letter)).length <= 2;
  const expected = words.flatMap((word, n) => (n % 5 > 0 && has(word) ? [n] : []));
  expect(expected.length).toBeGreaterThan(3);
  expect(vocabulary.withLetters(mask, 2)).toEqual(expected);
});

test('of a word of one or two letters nothing is suggested, nor of one with a digit', () => {
  const index = indexOf('Kast', 'Oma', 'Mp3');
  expect(index.suggestWords('om')).toEqual([]);
  expect(index.suggestWords('mp4')).toEqual([]);
  expect(index.suggestWords('oms')).toEqual(['oma']);
});

test('every field of a row weighs from 1 to 15, in whole numbers', () => {
  const index = indexOf('Jas');
  for (const weight of [0, -1, 1.5, 16, Number.NaN]) {
    const fields = [
      { text: 'Broek', weight: 5 },
      { text: 'Lamp', weight },
    ];
    expect(() => index.add(1, fields), String(weight)).toThrow(RangeError);
  }
  expect(index.search('jas').ids).toEqual([1]);
  index.add(2, [{ text: 'Jas', weight: 1 }]);
  index.add(3, [{ text: 'Jas', weight: 15 }]);
  expect(index.search('jas').ids).toEqual([3, 1, 2]);
});

test('a word counts by the heaviest field that it stands in, among however many words', () => {
  const index = new SearchIndex();
  const many = Array.from(
    { length: 300 },
    (_, at) => `woord${String.fromCharCode(97 + (at % 26))}${at}`,
  );
  index.add(1, [{ text: many.join(' '), weight: 1 }]);
  index.add(2, [
    { text: 'kast kast', weight: 2 },
    { text: 'kast', weight: 9 },
    { text: 'kast deur', weight: 3 },
  ]);
  index.add(3, [{ text: 'kast deur', weight: 8 }]);
  index.add(4, [{ text: `kast ${many.at(-1)}`, weight: 7 }]);
  expect(index.search('kast').ids).toEqual([2, 3, 4]);
  expect(index.search('deur').ids).toEqual([3, 2]);
  expect(index.search(many.at(-1) as string).ids).toEqual([4, 1]);
});

test('of a query the first ten words and five hundred characters are read', () => {
  const index = indexOf('Jas broek');
  expect(index.search(`jas ${' '.repeat(500)} onvindbaar`).ids).toEqual([1]);
  const ten = 'jas broek '.repeat(4);
  expect(index.search(`${ten}onvindbaar`).ids).toEqual([]);
  const titles = indexOf('een1 b2 c3 d4 e5 f6 g7 h8 i9 j10');
  expect(titles.search('een1 b2 c3 d4 e5 f6 g7 h8 i9 j10 onvindbaar').ids).toEqual([1]);
  expect(titles.search('een1 b2 c3 d4 e5 f6 g7 h8 i9 onvindbaar').ids).toEqual([]);
});

test('S1/3 what was meant is told with each mistyped word corrected, by the word that most of what is found has', () => {
  const index = indexOf('Rode sjaal', 'Rode sjaak', 'Blauwe sjaak', 'Rode sjaam');
  expect(index.search('sjaax').corrected).toBe('sjaak');
  expect(index.search('de Rode sjaax').corrected).toBe('de rode sjaal');
  expect(index.search('blauwe sjaax').corrected).toBe('blauwe sjaak');
  expect(index.search('rode sjaal').corrected).toBeUndefined();
  // A word that there is stands as it was typed.
  expect(indexOf('Groene stoel', 'Stoep').search('groene stoep').corrected).toBeUndefined();
});

test('a query that is a compound written apart is read as one word, at any place', () => {
  const index = indexOf('Ronde tafellamp wit');
  expect(index.search('ronde tafel lamp').ids).toEqual([1]);
  expect(index.search('tafel lamp wit').ids).toEqual([1]);
  expect(index.search('ronde tafel lamp wit').ids).toEqual([1]);
});

describe('what people mean by a word comes before what only looks like it', () => {
  const names = [
    ['jas', 'jassen'],
    ['trui', 'truien'],
    ['kast', 'kasten'],
    ['tafel', 'tafels'],
    ['rok', 'rokken'],
    ['lamp', 'lampen'],
  ] as const;

  test('the thing itself before a name that begins so, whatever their descriptions repeat', () => {
    const filler = fc.array(fc.constantFrom('wol', 'warm', 'zacht', 'kleur'), { maxLength: 5 });
    const named = fc.constantFrom('per', 'mijn', 'enaar', 'ander');
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        named,
        filler,
        fc.boolean(),
        ([one, many], rest, words, plural) => {
          const index = new SearchIndex();
          const intro = (text: string) => ({ text: [...words, text].join(' '), weight: 1 });
          const category = { text: many, weight: 5 };
          index.add(1, [{ text: `Broek ${one}${rest}`, weight: 10 }, intro(`${one} ${many}`)]);
          index.add(2, [{ text: 'Model Noord', weight: 10 }, category]);
          index.add(3, [{ text: `Winter${one}`, weight: 10 }, category]);
          index.add(4, [{ text: `Korte ${one}`, weight: 10 }, category]);
          const asked = plural ? many : one;
          const { ids } = index.search(asked, { prefixLast });
          expect(ids.filter((id) => id !== 1)).toEqual([4, 3, 2]);
          expect([-1, 3]).toContain(ids.indexOf(1));
        },
      ),
    );
  });

  test('a thing of that category before one that is only called so', () => {
    const index = new SearchIndex();
    index.add(1, [
      { text: 'Staande lamp Linnenkast', weight: 10 },
      { text: 'Lampen', weight: 5 },
    ]);
    index.add(2, [
      { text: 'Vitrinekast Apotheek', weight: 10 },
      { text: 'Kasten en tafels', weight: 5 },
    ]);
    index.add(3, [
      { text: 'Eettafel', weight: 10 },
      { text: 'Kasten en tafels', weight: 5 },
      { text: 'Past bij de kast', weight: 1 },
    ]);
    expect(index.search('kast').ids).toEqual([2, 1, 3]);
    expect(index.search('kasten').ids).toEqual([2, 1, 3]);
    expect(index.search('kas', { prefixLast }).ids).toEqual([3, 2]);
  });
});

test('a hyphenated name is one name, whichever of its forms is found', () => {
  const index = new SearchIndex();
  for (const [id, title] of [
    [1, 'V-halstrui Loes'],
    [2, 'Wollen trui Sanne'],
  ] as const)
    index.add(id, [
      { text: title, weight: 10 },
      { text: 'Truien', weight: 5 },
    ]);
  expect(index.search('truien').ids).toEqual([2, 1]);
});

test('words count from the weight on that is asked', () => {
  const index = new SearchIndex();
  index.add(1, [
    { text: 'Bezorgen', weight: 10 },
    { text: 'Jas', weight: 1 },
  ]);
  index.add(2, [{ text: 'Jas', weight: 5 }]);
  expect(index.search('jas', { least: 5 }).ids).toEqual([2]);
  expect(index.search('jas').ids).toEqual([2, 1]);
  expect(index.search('bezorgen jas', { least: 2 }).total).toBe(0);
});

describe('words that name nothing', () => {
  const shop = () => {
    const index = new SearchIndex();
    const add = (id: number, title: string, category: string, intro = '') =>
      index.add(id, [
        { text: title, weight: 10 },
        { text: category, weight: 5 },
        ...(intro ? [{ text: intro, weight: 1 }] : []),
      ]);
    add(1, 'Gewatteerde jas Akker', 'Jassen');
    add(2, 'Regenjas Schuilhut', 'Jassen');
    add(3, 'Denim shopper', 'Tassen', 'Gemaakt van een oude spijkerbroek, past bij een winterjas.');
    add(4, 'Rechte jeans Nel', 'Broeken & jeans');
    add(5, 'Sweater Ronde', 'Truien');
    add(6, 'Wollen trui Sanne', 'Truien');
    return index;
  };
  const widens = true;

  test('a compound finds what it is, best named first, and it is told', () => {
    const found = shop().search('winterjas', { widens });
    expect(found.ids).toEqual([1, 2, 3]);
    expect(found.also).toEqual(['jas']);
    expect(shop().search('zomerjassen', { widens }).ids).toEqual([1, 2]);
    expect(shop().search('winterjas').ids).toEqual([3]);
    expect(shop().search('winterjas').also).toEqual([]);
  });

  test('what is called so itself is all that is found', () => {
    const index = shop();
    index.add(7, [{ text: 'Winterjas Vlieland', weight: 10 }]);
    const found = index.search('winterjas', { widens });
    expect(found.ids).toEqual([7, 3]);
    expect(found.also).toEqual([]);
  });

  test('a synonym finds the thing, after what is called so itself', () => {
    const found = shop().search('spijkerbroek', { widens });
    expect(found.ids).toEqual([4, 3]);
    expect(found.also).toEqual(['jeans']);
    const index = shop();
    index.add(7, [{ text: 'Spijkerbroek Teun', weight: 10 }]);
    expect(index.search('spijkerbroeken').ids).toEqual([7, 4, 3]);
    expect(index.search('spijkerbroek').also).toEqual([]);
    expect(shop().search('trui').ids).toEqual([6, 5]);
    expect(shop().search('sweaters').ids).toEqual([5, 6]);
  });

  test('a thing whose name does not end with what it is finds that too', () => {
    expect(shop().search('anorak', { widens })).toMatchObject({ ids: [1, 2], also: ['jas'] });
    expect(shop().search('anorak').ids).toEqual([]);
  });

  test('a mistyped one is corrected first, and read more widely then', () => {
    const found = shop().search('spikerbroek', { widens });
    expect(found).toMatchObject({ corrected: 'spijkerbroek', also: ['jeans'] });
    expect(found.ids).toEqual([4, 3]);
    expect(shop().search('winterjs', { widens }).also).toEqual(['jas']);
    expect(shop().search('winterjs', { widens, forgiving: false }).total).toBe(0);
  });

  test('each word is read so by itself; a last part that names nothing is none', () => {
    expect(shop().search('gewatteerde winterjas', { widens }).ids).toEqual([1]);
    for (const typed of ['retourneren', 'xxjas', 'jas2', 'winterakker5', 'schuilhutje']) {
      expect(shop().search(typed, { widens }).also, typed).toEqual([]);
    }
    const endless = 'winter'.repeat(8);
    expect(shop().search(`${endless}jas`, { widens }).total).toBe(0);
  });

  test('how well the best row answers is told for each word', () => {
    const best = (words: string) => shop().search(words, { widens }).best;
    expect(best('regenjas')).toBe(100);
    expect(best('jas')).toBeGreaterThan(100);
    expect(best('rechte jeans')).toBeGreaterThanOrEqual(100);
    expect(best('spijkerbroek')).toBeGreaterThan(50);
    expect(best('oude')).toBe(10);
    expect(best('gordijn')).toBe(0);
  });
});

test('who mistypes a short word has its first letter right', () => {
  const index = indexOf('Vazen en potten', 'Jassen', 'Overhemden');
  expect(index.search('jasen').ids).toEqual([2]);
  expect(index.search('assen').ids).toEqual([]);
  expect(index.search('iverhemden').ids).toEqual([3]);
});

test('what only ends like a thing is none', () => {
  const index = indexOf(
    'Leren handschoen Adèle',
    'Fietshandschoenen',
    'Wandelschoen Alma',
    'Badpak',
  );
  expect(index.search('schoenen').ids).toEqual([3]);
  expect(index.search('handschoen').ids).toEqual([1, 2]);
  expect(index.search('pak').ids).toEqual([]);
});

test('words for the kind itself are left out, unless nothing else is asked', () => {
  const called = ['vacature', 'baan'];
  expect(withoutWords('Vacatures Utrecht', called)).toBe('Utrecht');
  expect(withoutWords('banen in Utrecht', called)).toBe('in Utrecht');
  expect(withoutWords('vacature', called)).toBe('vacature');
  expect(withoutWords('vacature &', called)).toBe('vacature &');
  expect(withoutWords('baanbreker Utrecht', called)).toBe('baanbreker Utrecht');
});

describe('what was saved', () => {
  const title = fc
    .array(fc.constantFrom('rode', 'fiets', 'winterjas', 'jas', 't-shirt', 'vazen'), {
      minLength: 1,
      maxLength: 4,
    })
    .map((words) => words.join(' '));
  const rows = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 30 }),
      title,
      weight: fc.integer({ min: 1, max: 15 }),
    }),
    { selector: ({ id }) => id, maxLength: 20 },
  );
  const gone = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 10 });

  /** Both over a facet index, which holds the slots too. */
  const open = () => {
    const facets = new FacetIndex({ columns: [], orders: [] });
    return { facets, search: new SearchIndex({ slots: facets.slots }) };
  };
  const enter = (
    { facets, search }: ReturnType<typeof open>,
    { id, title: text, weight }: { id: number; title: string; weight: number },
  ) => {
    facets.upsert({ id });
    search.add(id, [{ text, weight }]);
  };

  test('finds the same, and goes on with rows that come and go', () => {
    fc.assert(
      fc.property(rows, gone, rows, (first, removed, later) => {
        const index = open();
        for (const row of first) enter(index, row);
        for (const id of removed) {
          index.facets.remove(id);
          index.search.remove(id);
        }
        const opened = open();
        opened.facets.restore(structuredClone(index.facets.save()));
        opened.search.restore(structuredClone(index.search.save()));
        for (const row of later) for (const one of [index, opened]) enter(one, row);
        for (const query of ['fiets', 'rode jas', 'wintrjas', 'jassen', 'tshirt', 'vaas']) {
          const [known, found] = [index, opened].map(({ search }) => search.search(query));
          expect({ ...found, bits: found?.bits.toArray(), page: 0 }).toEqual({
            ...known,
            bits: known?.bits.toArray(),
            page: 0,
          });
        }
      }),
    );
  });
});

test('S2.3/1 an unfinished word is likelier what many are than the proper name of one', () => {
  const index = new SearchIndex();
  const named = (id: number, title: string, weight: number) => ({
    id,
    fields: [
      { text: title, weight: 10 },
      { text: 'Groen', weight },
    ],
  });
  index.load([
    named(1, 'T-shirt Trekker', 3),
    ...[2, 3, 4, 5, 6].map((id) => named(id, `Trui ${id}`, 2)),
  ]);
  const found = index.search('groene tr', { prefixLast: true }).ids;
  expect([found[0], found.at(-1)]).toEqual([2, 1]);
  expect(index.search('trekker', { prefixLast: true }).ids).toEqual([1]);
});
