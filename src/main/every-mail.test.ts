import { expect, test } from 'vitest';
import { confirmed, everyMail, order, withdrawn } from './every-mail.test-support';

const names = Object.keys(everyMail);

const write = (name: string) => {
  const found = everyMail[name];
  if (!found) throw new Error(`no mail ${name}`);
  return found();
};

const hrefsIn = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

test('every mail that a feature writes is looked at here', () => {
  const modules = import.meta.glob<object>('../features/*/server/mail/*.tsx', { eager: true });
  const written = Object.entries(modules).flatMap(([path, module]) =>
    Object.keys(module)
      .filter((name) => name.startsWith('write'))
      .map((name) => `${path.split('/')[2]} ${name}`),
  );
  expect(new Set(names.map((name) => name.split(',')[0]))).toEqual(new Set(written));
});

test.each(names)('%s: one look, in Dutch, that fetches nothing', async (name) => {
  const { html, subject } = await write(name);
  expect(html).toMatch(/<html[^>]* lang="nl"/);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('name="color-scheme" content="light dark"');
  expect(html).toContain('max-width:600px');
  expect(html).not.toMatch(/<img|<link|<script| src=|url\(|@import|@font-face/);
  expect(html).not.toMatch(/undefined|NaN|\[object/);
  const preview = /data-skip-in-text="true"[^>]*>([^<]+)/.exec(html)?.[1]?.trim();
  expect(preview?.length).toBeGreaterThan(5);
  expect(subject).toMatch(/^\S.*\S$/);
});

test.each(names)('%s: its links lead somewhere, and are whole in the plain text', async (name) => {
  const { html, text } = await write(name);
  const hrefs = hrefsIn(html);
  expect(hrefs.length).toBeGreaterThan(0);
  for (const href of hrefs) {
    expect(new URL(href).protocol).toBe('https:');
    expect(text.split(/\s/)).toContain(href);
  }
  expect(text).not.toMatch(/<|&amp;|&nbsp;|undefined|NaN|\n{4}/);
});

test.each(names)('%s: says who the chain is', async (name) => {
  const { text, replyTo } = await write(name);
  for (const part of ['Proefwinkel B.V.', 'Kade 1, 3512 AB Utrecht', 'KvK 12345678', 'NL001B01']) {
    expect(text).toContain(part);
  }
  expect(replyTo).toBe('hallo@proef.example');
  const isToStaff = name.endsWith('to staff');
  expect(/^(Dag Sanne|Hallo),$/m.test(text)).toBe(!isToStaff);
  expect(text.includes('Groet,\nProef')).toBe(!isToStaff);
});

test.each(names)('%s: holds nobody’s address of mail', async (name) => {
  const { html, text, subject } = await write(name);
  expect(`${subject} ${html} ${text}`).not.toContain(order.email);
});

test('words of a buyer that lead elsewhere stand in no mail; others do', async () => {
  const [giftText, remark] = ['Voor oma', 'Graag bij nr. 14'];
  const usual = await confirmed({ giftText, remark });
  expect(usual.text).toContain(giftText);
  expect(usual.text).toContain(remark);
  const link = 'Je won! https://vals.example/win';
  const { html, text } = await confirmed({
    giftText: link,
    remark: `Ga naar vals.nl.\n${link}`,
    addressLines: [link, 'Oudegracht 12', '3511 AW Utrecht'],
  });
  expect(html + text).not.toMatch(/vals\.|Je won/);
  expect(text).toContain('Oudegracht 12');
});

test('a receipt of a withdrawal repeats no words that lead elsewhere', async () => {
  const { html, text } = await withdrawn({ name: 'Win op vals.nl', reason: 'http://vals.example' });
  expect(html + text).not.toContain('vals.');
  expect((await withdrawn({ name: 'Sanne', reason: 'Te groot' })).text).toMatch(
    /Sanne[\s\S]*Te groot/,
  );
});

test('a store is told a first name, and nothing else of a person', async () => {
  const { html, text } = await write('reservations writeForStaff, to staff');
  expect(text).toMatch(/Naam +Sanne/);
  expect(text).toContain('K7M-4PQ');
  for (const personal of ['de Vries', 'klant.example', 'Oudegracht', '/webcore/'])
    expect(html).not.toContain(personal);
});

test('an order’s mail adds up as the order does', async () => {
  const { text } = await write('orders writeConfirmation');
  const sumOf = (label: string) =>
    new RegExp(`^${label}.*? {2,}(−? ?€ [\\d,]+)$`, 'm').exec(text.replaceAll('\u00a0', ' '))?.[1];
  expect(sumOf('2 × Trui')).toBe('€ 79,90');
  expect(sumOf('1 × Sjaal')).toBe('€ 19,95');
  expect(sumOf('Korting')).toBe('− € 10,00');
  expect(sumOf('PostNL aan huis')).toBe('€ 4,95');
  expect(sumOf('Totaal')).toBe('€ 94,80');
  expect(sumOf('.*7QZ2')).toBe('− € 25,00');
  expect(text.replaceAll('\u00a0', ' ')).toContain('€ 69,80');
});
