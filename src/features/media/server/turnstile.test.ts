import { expect, test } from 'vitest';
import { Turnstile, TurnstileFull } from './turnstile';

const options = { places: 2, placesOfOne: 1, mostWaiting: 5, mostWaitingOfOne: 3 };

/** Tasks that end when they are told to, and who is being served. */
const create = (turnstile: Turnstile) => {
  const served: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (client: string, name: string) =>
    turnstile.run(client, () => {
      served.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { served, ask, end };
};

test('who asks for much has one place, and others don’t wait for him', async () => {
  const turnstile = new Turnstile(options);
  const { served, ask, end } = create(turnstile);
  const all = [1, 2, 3, 4].map((n) => ask('greedy', `g${n}`));
  expect(served).toEqual(['g1']);
  all.push(ask('one', 'o1'));
  expect(served).toEqual(['g1', 'o1']);
  all.push(ask('two', 't1'));
  await end('g1');
  expect(served, 'the other who waits comes before his second').toEqual(['g1', 'o1', 't1']);
  await end('o1');
  for (const name of ['t1', 'g2', 'g3', 'g4']) await end(name);
  expect(await Promise.all(all)).toEqual(['g1', 'g2', 'g3', 'g4', 'o1', 't1']);
  expect(turnstile.isIdle).toBe(true);
});

test('beyond what may wait, of one or of all, nobody is taken', async () => {
  const turnstile = new Turnstile(options);
  const { ask, end } = create(turnstile);
  const taken = ['a', 'a', 'a', 'a', 'b', 'c', 'd'].map((client, n) => ask(client, `${n}`));
  await expect(ask('a', 'more')).rejects.toThrow(TurnstileFull);
  await expect(ask('e', 'too many')).rejects.toThrow(TurnstileFull);
  for (const name of ['0', '4', '5', '1', '6', '2', '3']) await end(name);
  expect(await Promise.all(taken)).toHaveLength(7);
  const later = ask('e', 'again');
  await end('again');
  expect(await later).toBe('again');
});

test('a task that fails leaves its place', async () => {
  const turnstile = new Turnstile({ ...options, places: 1 });
  await expect(turnstile.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  expect(await turnstile.run('a', async () => 'fine')).toBe('fine');
});
