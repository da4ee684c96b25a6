import { expect, test } from 'vitest';
import { type ProgressOf, progressOf } from './progress';

const base: ProgressOf = {
  state: 'placed',
  method: 'home',
  isPaid: false,
  paysAtTill: false,
  days: { placed: '2 maart 2026' },
  sentCount: 0,
  allCount: 3,
};

const shown = (order: Partial<ProgressOf>) =>
  progressOf({ ...base, ...order }).map(({ label, standing }) => `${standing} ${label}`);

test('an order goes from placing to its door, one step after the other', () => {
  expect(shown({})).toEqual([
    'now Besteld',
    'next We wachten op je betaling',
    'next In behandeling',
    'next Onderweg',
    'next Bezorgd',
  ]);
  expect(shown({ isPaid: true })[1]).toBe('now Betaald');
  expect(shown({ isPaid: true, state: 'sent' })).toEqual([
    'done Besteld',
    'done Betaald',
    'done In behandeling',
    'now Onderweg',
    'next Bezorgd',
  ]);
});

test('what is fetched and paid at the till has no step of paying', () => {
  expect(shown({ method: 'pickup', paysAtTill: true, state: 'ready' })).toEqual([
    'done Besteld',
    'done In behandeling',
    'now Klaar om op te halen',
    'next Opgehaald',
  ]);
});

test('a part that left is told, and a cancelled order has no way to go', () => {
  const part = progressOf({ ...base, isPaid: true, state: 'packed', sentCount: 1 });
  expect(part[3]).toMatchObject({
    standing: 'next',
    note: '1 van de 3 artikelen zijn al onderweg',
  });
  expect(shown({ state: 'cancelled' })).toEqual(['done Besteld', 'now Vervallen']);
});

test('gift cards alone are mailed: nothing is packed, nothing is on its way', () => {
  expect(shown({ allCount: 0 })).toEqual([
    'now Besteld',
    'next We wachten op je betaling',
    'next Gemaild',
  ]);
  expect(shown({ allCount: 0, isPaid: true })[1]).toBe('now Betaald');
  expect(shown({ allCount: 0, isPaid: true, isMailed: true })[2]).toBe('now Gemaild');
});
