import { expect, test } from 'vitest';
import type { OrderView } from './contract';
import { nextSteps } from './steps';

const order = (more: Partial<OrderView>): OrderView =>
  ({
    ...{ state: 'placed' },
    ...{ email: 'an@klant.nl', method: 'home', isSent: true, dueCents: 4485 },
    ...{ toCome: { goods: true, cards: false, seats: false } },
    ...{ seats: 'none', payment: 'ideal', paymentState: 'open', arrives: 'dinsdag 3 maart' },
    ...{ payBy: '2 maart 2026 om 11:00', pickupTitle: 'Winkel Utrecht' },
    ...{ deliveryPromise: 'maandag 2 maart vanaf 14:30' },
    ...more,
  }) as OrderView;

const told = (more: Partial<OrderView>): string => nextSteps(order(more)).join('\n');

const waits = /Zodra je betaling binnen is, (pakken|leggen|sturen|mailen) we/;
const begins = /We (pakken je bestelling in|leggen je bestelling klaar|sturen je bestelling)/;

const ways = [{ method: 'home' }, { method: 'pickup' }, { method: 'point' }] as const;

test.each(ways)('nothing is said to be made ready before it is paid: %j', (way) => {
  for (const paymentState of ['open', 'failed', 'cancelled', 'pending'] as const) {
    const text = told({ ...way, paymentState });
    expect(text).toMatch(waits);
    expect(text).not.toMatch(begins);
    // What was promised in the store counted for whoever paid at once.
    expect(text).not.toContain('vanaf 14:30');
  }
  expect(told({ ...way, payment: 'transfer', arrives: undefined })).toMatch(waits);
});

test.each(ways)('what is paid or promised is being made ready: %j', (way) => {
  for (const paymentState of ['paid', 'authorized', 'partly-refunded'] as const) {
    const text = told({ ...way, paymentState, payBy: undefined });
    expect(text).toMatch(begins);
    expect(text).not.toMatch(/Zodra je betaling|Betaal|vervalt/);
  }
});

test('until it is paid it is told how much, and when it is given up; a bank at work needs nobody', () => {
  for (const paymentState of ['open', 'failed', 'cancelled'] as const) {
    expect(nextSteps(order({ paymentState }))[0]).toMatch(
      /^Betaal €\s44,85\. Is het er op 2 maart 2026 om 11:00 niet, dan vervalt de bestelling/,
    );
  }
  expect(nextSteps(order({ payment: 'transfer' }))[0]).toMatch(
    /^Maak €\s44,85 over; .* op 2 maart 2026 om 11:00 niet, dan vervalt de bestelling/,
  );
  const pending = told({ paymentState: 'pending' });
  expect(pending).toContain('Je hoeft niets te doen.');
  expect(pending).not.toMatch(/Betaal|dinsdag/);
});

test('the day is named that counts: of paying now, or of having paid; none for a transfer', () => {
  expect(told({})).toContain('Betaal je nu, dan heb je hem dinsdag 3 maart in huis.');
  expect(told({ paymentState: 'paid' })).toContain('Je hebt hem dinsdag 3 maart in huis.');
  expect(told({ payment: 'transfer' })).not.toContain('dinsdag');
  expect(told({ paymentState: 'paid', arrives: undefined })).not.toMatch(/undefined|in huis/);
  expect(told({ method: 'point', paymentState: 'paid' })).toContain('Vanaf dinsdag 3 maart');
});

test('what is paid at the till is made ready at once, and paid there', () => {
  const text = told({ payment: 'store', method: 'pickup' });
  expect(text).toContain('klaar in Winkel Utrecht: maandag 2 maart vanaf 14:30.');
  expect(text).toContain('Je betaalt aan de kassa.');
  const more = { payment: 'store', method: 'pickup', payBy: undefined } as const;
  expect(told({ ...more, paymentState: 'paid' })).not.toContain('kassa');
});

test('what lies ready is kept: until when, and to be paid at the till, unless it was paid', () => {
  const ready = { state: 'ready', method: 'pickup' } as const;
  const till = told({ ...ready, payment: 'store' });
  expect(till).toContain('Haal je bestelling op voor 2 maart 2026 om 11:00: daarna vervalt hij.');
  expect(till).toContain('Je betaalt aan de kassa.');
  expect(till).not.toMatch(/leggen we|We leggen/);
  const paid = told({ ...ready, paymentState: 'paid', payBy: undefined });
  expect(paid).toContain('We bewaren je bestelling 10 dagen.');
  expect(paid).not.toMatch(/kassa|vervalt/);
});

test.each(['packed', 'sent', 'done', 'cancelled'] as const)(
  'of one that is %s nothing is told beside where it is',
  (state) => expect(nextSteps(order({ state, paymentState: 'paid' }))).toEqual([]),
);

test('a service point is no store: nothing is fitted or kept for ten days there', () => {
  expect(told({ method: 'point' })).not.toMatch(/Passen|10 dagen|mail mee/);
});

const none = { goods: false, cards: false, seats: false };

test('seats come by mail as well, beside what is sent or alone', () => {
  const toCome = { ...none, seats: true };
  expect(told({ toCome })).toContain('Zodra je betaling binnen is, mailen we');
  expect(told({ toCome, paymentState: 'paid' })).toBe(
    'We mailen je geboekte plaatsen naar an@klant.nl, met een bestand voor je agenda.',
  );
  const both = told({ toCome: { ...toCome, goods: true }, paymentState: 'paid' });
  expect(both).toContain('We pakken je bestelling in');
  expect(both).toContain('We mailen je geboekte plaatsen');
});

test('gift cards come by mail, once they are paid, beside what is sent or alone', () => {
  const toCome = { ...none, cards: true };
  expect(told({ toCome })).toContain('Zodra je betaling binnen is, mailen we');
  expect(told({ toCome, paymentState: 'paid' })).toBe(
    'De cadeaukaart komt per mail naar an@klant.nl.',
  );
  const both = told({ toCome: { ...toCome, goods: true }, paymentState: 'paid' });
  expect(both).toContain('We pakken je bestelling in');
  expect(both).toContain('De cadeaukaart komt per mail');
});

test('of what was withdrawn before it left nothing is promised', () => {
  for (const method of ['home', 'pickup', 'point'] as const) {
    expect(nextSteps(order({ method, toCome: none, paymentState: 'paid' }))).toEqual([]);
  }
  expect(nextSteps(order({ state: 'ready', method: 'pickup', toCome: none }))).toEqual([]);
});

test.each(['refunded', 'charged-back', 'expired'] as const)(
  'of an order whose money is %s nothing more is promised',
  (paymentState) => {
    expect(nextSteps(order({ paymentState }))).toEqual([]);
    expect(nextSteps(order({ paymentState, payment: 'store' }))).toEqual([]);
  },
);
