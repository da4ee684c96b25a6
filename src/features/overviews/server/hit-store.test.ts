import { expect, test } from 'vitest';
import type { SearchHit } from '#kernel/define/entity';
import type { Host } from '#platform/host';
import type { AnySource } from './entity-source';
import { HitStore } from './hit-store';

/** Reads wait until they are let go. */
const createStore = (more: Partial<AnySource> = {}) => {
  const reads: { ids: readonly number[]; answer: (title: string, gone?: number) => void }[] = [];
  const source = {
    hits: (_host: Host, ids: readonly number[]) =>
      new Promise((resolve) => {
        const answer = (title: string, gone?: number) => {
          const there = ids.filter((id) => id !== gone);
          resolve(new Map(there.map((id): [number, SearchHit] => [id, { id, title, href: '/' }])));
        };
        reads.push({ ids, answer });
      }),
    ...more,
  };
  const store = new HitStore({} as Host, source as unknown as AnySource);
  const titles = async (ids: number[]) => (await store.find(ids)).map(({ title }) => title);
  return { store, titles, reads };
};

test('only what is not kept is read, and the order is the one that was asked', async () => {
  const { store, reads } = createStore();
  const first = store.find([2, 1]);
  reads[0]?.answer('a');
  expect((await first).map(({ id }) => id)).toEqual([2, 1]);
  const second = store.find([1, 3, 2]);
  expect(reads[1]?.ids).toEqual([3]);
  reads[1]?.answer('b');
  expect((await second).map(({ id, title }) => id + title)).toEqual(['1a', '3b', '2a']);
  expect(await store.find([])).toEqual([]);
  expect(reads).toHaveLength(2);
});

test('what is gone is left out, and asked for again', async () => {
  const { titles, reads } = createStore();
  const first = titles([1, 2]);
  reads[0]?.answer('a', 2);
  expect(await first).toEqual(['a']);
  const second = titles([1, 2]);
  expect(reads[1]?.ids).toEqual([2]);
  reads[1]?.answer('b');
  expect(await second).toEqual(['a', 'b']);
});

test('an item that changed is read anew, also when it changed while it was read', async () => {
  const { store, titles, reads } = createStore();
  const first = titles([1]);
  store.forget([1]);
  reads[0]?.answer('old');
  expect(await first).toEqual(['old']);
  const second = titles([1]);
  reads[1]?.answer('new');
  expect(await second).toEqual(['new']);
  store.clear();
  const third = titles([1]);
  reads[2]?.answer('newest');
  expect(await third).toEqual(['newest']);
});

test('what is in memory anyway, and ends by itself, is asked for each time', async () => {
  const { titles, reads } = createStore({ hitsInMemory: true });
  for (const text of ['a', 'b']) {
    const found = titles([1]);
    reads.at(-1)?.answer(text);
    expect(await found).toEqual([text]);
  }
});

test('hits in another form are kept apart, and all of them are read anew once one is forgotten', async () => {
  const { store, reads } = createStore();
  const read = async (options: number[]) => {
    const before = reads.length;
    const found = store.find([1], options);
    reads[before]?.answer('a');
    await found;
    return reads.length - before;
  };
  expect([await read([]), await read([8]), await read([8]), await read([9])]).toEqual([1, 1, 0, 1]);
  store.forget([2]);
  expect([await read([]), await read([8])]).toEqual([0, 1]);
});
