import { expect, test } from 'vitest';
import type { InvoiceContent } from './content';
import { drawInvoice } from './draw';
import { printable } from './printable';

const content: InvoiceContent = {
  number: 'F2026-000001',
  issuedOn: '2026-03-02',
  orderNumber: '2026-001001',
  orderedOn: '2026-03-01',
  suppliedOn: '2026-03-02',
  seller: {
    legalName: 'Proefwinkel B.V.',
    tradeName: 'Proef',
    street: 'Kade 1',
    zipcode: '3511 AA',
    place: 'Utrecht',
    country: 'NL',
    kvk: '12345678',
    vat: 'NL001B01',
    phone: '030-1234567',
    email: 'hallo@proef.example',
  },
  buyer: ['An de Wit', 'Oudegracht 12', '3511 AW Utrecht'],
  lines: [
    { title: 'Trui Terschelling, Maat M', quantity: 2, unitCents: 1995, vatRate: 21, cents: 3990 },
    { title: 'Boek', quantity: 1, unitCents: 1090, vatRate: 9, cents: 1090 },
  ],
  vat: [
    { rate: 21, baseCents: 3298, vatCents: 692 },
    { rate: 9, baseCents: 1000, vatCents: 90 },
  ],
  totalCents: 5080,
  paid: [{ title: 'iDEAL | Wero', cents: 5080 }],
};

const moment = new Date('2026-03-02T09:00:00Z');

test('an invoice is a tagged PDF in Dutch, and the same content gives the same bytes', async () => {
  const first = await drawInvoice(content, moment);
  expect(first.subarray(0, 5).toString()).toBe('%PDF-');
  const text = first.toString('latin1');
  expect(text).toContain('/MarkInfo');
  expect(text).toContain('/StructTreeRoot');
  expect(text).toContain('(nl-NL)');
  expect(await drawInvoice(content, moment)).toEqual(first);
});

test('a hundred lines go over several pages', async () => {
  const line = content.lines[0] as InvoiceContent['lines'][number];
  const long = await drawInvoice({ ...content, lines: Array(100).fill(line) }, moment);
  const pages = long.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(2);
});

test('names in other signs lose no more than their accents', () => {
  expect(printable('Łukasz Dvořák, André €\u00a05')).toBe('Lukasz Dvorák, André €\u00a05');
  expect(printable('日本')).toBe('??');
});
