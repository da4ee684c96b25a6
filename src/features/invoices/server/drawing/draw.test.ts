import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { InvoiceContent } from '../content';
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

test('a logo stands in the place of the name, which is what it says to who listens', async () => {
  const logo = await sharp({
    create: { width: 300, height: 90, channels: 3, background: '#c01020' },
  })
    .png()
    .toBuffer();
  const drawn = (await drawInvoice(content, moment, { logo })).toString('latin1');
  expect(drawn).toContain('/Figure');
  expect(drawn).toContain('/Alt (Proef)');
  expect(drawn).toContain('/Subtype /Image');
  const plain = (await drawInvoice(content, moment)).toString('latin1');
  expect(plain).not.toContain('/Figure');
});

test('a hundred lines go over several pages', async () => {
  const line = content.lines[0] as InvoiceContent['lines'][number];
  const long = await drawInvoice({ ...content, lines: Array(100).fill(line) }, moment);
  const pages = long.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(2);
});

/** The signs that a PDF says its embedded letters stand for, out of its packed parts. */
const signsOf = (pdf: Buffer): string => {
  const texts: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 7)) {
    const end = pdf.indexOf('endstream', at);
    try {
      texts.push(inflateSync(pdf.subarray(at + 7, end)).toString('latin1'));
    } catch {
      // A part that is not packed, such as the words before the next one.
    }
  }
  const maps = texts.filter((text) => text.includes('beginbfrange')).join(' ');
  return (maps.match(/<[0-9a-f]{4}>/gi) ?? [])
    .map((code) => String.fromCodePoint(Number.parseInt(code.slice(1, -1), 16)))
    .join('');
};

test('names are printed as they are written: Ł, ş and ğ in letters of their own', async () => {
  const name = 'Łukasz Şahinoğlu-Dvořák, Iş Ţ ı ș';
  const plain = signsOf(await drawInvoice(content, moment));
  const named = signsOf(await drawInvoice({ ...content, buyer: [name] }, moment));
  for (const sign of 'ŁŞğřşŢıș') {
    expect([sign, named.includes(sign), plain.includes(sign)]).toEqual([sign, true, false]);
  }
});

test('pictures are left out, Cyrillic is written in our letters, the rest loses its accents', () => {
  expect(printable('An 👩🏽‍🚀❤️ de Wit 🇳🇱')).toBe('An de Wit');
  expect(printable('Мария Жукова')).toBe('Marija Zjoekova');
  expect(printable('Łukasz Dvořák, André €\u00a05')).toBe('?ukasz Dvorák, André €\u00a05');
  expect(printable('Łukasz', (sign) => sign === 'Ł')).toBe('Łukasz');
  expect(printable('日本')).toBe('??');
  expect(printable('Brink® 5€ ©')).toBe('Brink® 5€ ©');
});
