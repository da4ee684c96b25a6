import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tellParts } from './parts';
import { identify } from './words';

test('somebody is known by his address for mail and numbers of orders, and less surely by his telephone, name and street', () => {
  const { sure, more } = identify({
    site: { name: 'Brink Mode', address: 'https://brink.example' },
    email: 'An@Klant.nl',
    account: { firstName: 'An', lastName: 'de Wit', phone: '06-12345678' },
    orders: [{ number: '2026-001001', billing: { street: 'Gracht', housenumber: '1' } }],
    reviews: [{ name: 'An' }],
  });
  expect(sure).toEqual(['an@klant.nl', '2026-001001']);
  expect(more).toEqual(['06-12345678', '0612345678', 'an de wit', 'gracht 1']);
});

test('no word is so short that it stands in others, whatever is kept', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('email', 'name', 'phone', 'orders'), fc.jsonValue()),
      (data) => {
        const { sure, more } = identify(data);
        expect([...sure, ...more].every((word) => word.length >= 5)).toBe(true);
      },
    ),
  );
});

test('what is kept is told in words, by its parts, and what is empty is left out', () => {
  const [account, orders] = tellParts({
    ...{
      site: { name: 'x' },
      gatheredAt: new Date(),
      email: 'a@b.nl',
      reviews: [],
      wishlist: null,
    },
    account: { email: 'a@b.nl', phone: '', createdAt: new Date('2026-03-04T10:00:00Z') },
    orders: [
      {
        number: '2026-001001',
        totalCents: 5000,
        billing: { place: 'Utrecht' },
        lines: [{ quantity: 2 }],
      },
    ],
  });
  expect(account).toMatchObject({ title: 'Account' });
  expect(account?.items[0]?.map(({ label }) => label)).toEqual(['E-mailadres', 'Gemaakt']);
  expect(orders?.items[0]).toEqual([
    { label: 'Nummer', value: '2026-001001', depth: 0 },
    { label: 'Totaal', value: expect.stringContaining('50,00'), depth: 0 },
    { label: 'Factuuradres', value: '', depth: 0 },
    { label: 'Plaats', value: 'Utrecht', depth: 1 },
    { label: 'Regel', value: '1', depth: 0 },
    { label: 'Aantal', value: '2', depth: 1 },
  ]);
});

test('names of ours are told in Dutch where they are names, what goes back with its sign before it', () => {
  const [invoice] = tellParts({
    invoices: [
      {
        totalCents: -5995,
        paymentMethod: 'ideal',
        deliveryMethod: 'pickup',
        state: 'by-hand',
        country: 'NL',
        remark: 'ideal',
      },
    ],
  });
  expect(invoice?.items[0]?.map(({ value }) => value)).toEqual([
    ...['−€\u00a059,95', 'iDEAL', 'ophalen in een winkel', 'met de hand terug te geven'],
    ...['Nederland', 'ideal'],
  ]);
});

test('anything that can be kept can be told', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (data) => {
      for (const { items } of tellParts(data))
        expect(items.flat().every(({ depth }) => depth >= 0)).toBe(true);
    }),
  );
});
