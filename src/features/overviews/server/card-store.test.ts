import { expect, test } from 'vitest';
import type { Host } from '#platform/host';
import { CardStore } from './card-store';
import type { AnySource } from './entity-source';

/** Reads wait until they are let go, in any order. */
const createStore = () => {
  const reads: { ids: readonly number[]; answer: (text: string) => void }[] = [];
  const source = {
    cards: (_host: Host, ids: readonly number[]) =>
      new Promise((resolve) => {
        const answer = (text: string) => resolve(new Map(ids.map((id) => [id, text])));
        reads.push({ ids, answer });
      }),
    narrowed: {
      column: 'color',
      card: (card: string, options: readonly number[]) => `${card} in ${options}`,
    },
    card: ({ card, eager, level }: { card: string; eager: boolean; level: number }) =>
      `${card}${eager ? '!' : ''}${level}`,
  };
  const store = new CardStore({} as Host, source as unknown as AnySource);
  const html = async (ids: number[], eager = 0, level?: 2 | 3) =>
    (await store.render(ids, { eager, level })).map((one) => one.html);
  return { store, html, reads };
};

const asked = () => new Promise((resolve) => setImmediate(resolve));

test('sections that ask at once are answered by one read', async () => {
  const { html, reads } = createStore();
  const both = Promise.all([html([1, 2]), html([2, 3])]);
  await asked();
  expect(reads.map(({ ids }) => ids)).toEqual([[1, 2, 3]]);
  reads[0]?.answer('a');
  expect(await both).toEqual([
    ['a3', 'a3'],
    ['a3', 'a3'],
  ]);
  expect(await html([3, 1])).toEqual(['a3', 'a3']);
  expect(reads).toHaveLength(1);
});

test('a card that changed while it was read is not kept', async () => {
  const { store, html, reads } = createStore();
  const first = html([1]);
  await asked();
  store.forget([1]);
  reads[0]?.answer('old');
  expect(await first).toEqual(['old3']);
  const second = html([1]);
  await asked();
  reads[1]?.answer('new');
  expect(await second).toEqual(['new3']);
  expect(await html([1])).toEqual(['new3']);
});

test('S1/2 a card is kept apart for English pages, and forgotten there too', async () => {
  const { store, reads } = createStore();
  const ask = async (language: string) => (await store.render([1], { language }))[0]?.html;
  for (const language of ['nl_NL', 'en_GB']) {
    const one = ask(language);
    await asked();
    reads.at(-1)?.answer(language);
    expect(await one).toBe(`${language}3`);
  }
  expect(await Promise.all(['nl_NL', 'en_GB', 'en_US'].map(ask))).toEqual([
    'nl_NL3',
    'en_GB3',
    'en_GB3',
  ]);
  expect(reads).toHaveLength(2);
  store.forget([1]);
  void ask('en_GB');
  await asked();
  expect(reads).toHaveLength(3);
});

test('each form of a card is kept apart, and all are forgotten together', async () => {
  const { store, html, reads } = createStore();
  for (const [eager, level] of [
    [0, 3],
    [1, 3],
    [1, 2],
  ] as const) {
    const one = html([1], eager, level);
    await asked();
    reads.at(-1)?.answer('a');
    expect(await one).toEqual([`a${eager ? '!' : ''}${level}`]);
    expect(await html([1], eager, level)).toEqual(await one);
  }
  expect(reads).toHaveLength(3);
  store.forget([1]);
  void html([1], 1, 2);
  await asked();
  expect(reads).toHaveLength(4);
});

test('a card in a narrowed list is kept apart for each choice, and forgotten with the others', async () => {
  const { store, reads } = createStore();
  const ask = async (options?: number[]) => (await store.render([1], { options }))[0]?.html;
  for (const [options, answer, shown] of [
    [undefined, 'a', 'a3'],
    [[8, 7], 'a', 'a in 7,83'],
    [[8], 'a', 'a in 83'],
  ] as const) {
    const one = ask(options && [...options]);
    await asked();
    reads.at(-1)?.answer(answer);
    expect(await one).toBe(shown);
  }
  expect(await Promise.all([ask(), ask([7, 8]), ask([8])])).toEqual(['a3', 'a in 7,83', 'a in 83']);
  expect(reads).toHaveLength(3);
  store.forget([1]);
  const anew = ask([8]);
  await asked();
  reads.at(-1)?.answer('b');
  expect(await anew).toBe('b in 83');
});

test('cards take so much memory at most: those unused for longest are read again', async () => {
  const { html, reads } = createStore();
  const show = async (ids: number[]) => {
    const one = html(ids);
    await asked();
    const isRead = reads.length > 0;
    for (const { answer } of reads.splice(0)) answer('a'.repeat(1_000_000));
    await one;
    return isRead;
  };
  for (let id = 1; id <= 12; id++) await show([id]);
  expect(await show([1])).toBe(false);
  for (let id = 13; id <= 20; id++) await show([id]);
  expect(await show([1])).toBe(false);
  expect(await show([20])).toBe(false);
  expect(await show([2])).toBe(true);
});
