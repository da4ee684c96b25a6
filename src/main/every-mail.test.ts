import { expect, test } from 'vitest';
import { usualOrder as order, type Typed, usual as usualWords } from './mail-sample-data';
import { mailsWith } from './mail-samples';

/** With what people usually type. */
const everyMail = mailsWith(usualWords);
const names = Object.keys(everyMail);

const write = (name: string) => {
  const found = everyMail[name];
  if (!found) throw new Error(`no mail ${name}`);
  return found();
};

const hrefsIn = (html: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

test('every mail that a feature writes is looked at here', () => {
  const modules = import.meta.glob<object>(
    ['../features/*/server/mail/*.tsx', '../features/*/server/*/mail.tsx'],
    { eager: true },
  );
  const written = Object.entries(modules).flatMap(([path, module]) =>
    Object.keys(module)
      .filter((name) => name.startsWith('write'))
      .map((name) => `${path.split('/')[2]} ${name}`),
  );
  expect(new Set(names.map((name) => name.split(',')[0]))).toEqual(new Set(written));
});

/** Pictures of a mail, each with its attributes. */
const picturesIn = (html: string): Record<string, string>[] =>
  [...html.matchAll(/<img ([^>]*)>/g)].map(([, all = '']) =>
    Object.fromEntries(
      [...all.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, text]) => [key, text]),
    ),
  );

test.each(names)(
  '%s: one look, in Dutch; pictures are the site’s own and are missed by nobody',
  async (name) => {
    const { html, subject } = await write(name);
    expect(html).toMatch(/<html[^>]* lang="nl"/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html).toContain('max-width:600px');
    expect(html).not.toMatch(/<link|<script|url\(|@import|@font-face/);
    for (const { src, alt, width, height } of picturesIn(html)) {
      expect(src).toMatch(/^https:\/\/proef\.example\//);
      expect(alt).toBeDefined();
      expect(Number(width) * Number(height)).toBeGreaterThan(0);
    }
    expect(html).not.toMatch(/undefined|NaN|\[object/);
    const preview = /data-skip-in-text="true"[^>]*>([^<]+)/.exec(html)?.[1]?.trim();
    expect(preview?.length).toBeGreaterThan(5);
    expect(subject).toMatch(/^\S.*\S$/);
  },
);

test('a mail about one article or event shows it', async () => {
  const shown = {
    'alerts writeConfirm': 'trui-marine/160',
    'alerts writeThere': 'trui-marine/160',
    'reservations writeMade': 'trui-marine/160',
    'bookings writeBooked': 'agenda-kaarten/640',
    'bookings writeCancelled': 'agenda-kaarten/640',
    'bookings writePaid': 'agenda-kaarten/640',
  };
  for (const [name, picture] of Object.entries(shown)) {
    const { html, text } = await write(name);
    const all = picturesIn(html).map(({ src }) => src);
    expect(all).toContain(`https://proef.example/media/${picture}.jpg`);
    expect(text).not.toContain('/media/');
  }
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

/** Mails to a mailbox that may be a stranger's: the address was typed, and nothing tells whose it is. */
const toAnyone = names.filter(
  (name) =>
    /^(accounts|alerts|applications|newsletter|promotions|reservations) /.test(name) ||
    /writeBooked|bookings writeCancelled|writeConfirmation$|writeLink|writeWithdrawnOtherAddress/.test(
      name,
    ),
);
const isOrders = (name: string) => name === 'orders writeConfirmation';

const lures = [
  'Win op https://lokvogel.example/win',
  'Ga naar lokvogel-verificatie.me',
  't.me/lokvogel',
  'LOKVOGEL.SHOP',
  'lokvogel。рф en www.lokvogel',
  'mail help@lokvogel.example',
];

/** What mail programs make links of, more widely than any of them does. */
const CLICKABLE =
  /[a-z][a-z\d+.-]*:\/\/\S*|www\.\S+|\S+@\S+|[\p{L}\p{N}-]+[.。．｡][\p{L}]{2,}\S*/giu;
const OURS = /^(https:\/\/(proef|volg)\.example\S*|hallo@proef\.example)[.,]?$/;

const typedAs = (words: string): Typed => ({
  name: words,
  remark: words,
  giftText: words,
  addressLines: [words, 'Oudegracht 12'],
  reason: words,
});

test.each(names)('%s: nothing typed by a stranger leads anywhere', async (name) => {
  for (const lure of lures) {
    const mail = await mailsWith(typedAs(lure))[name]?.();
    const found = `${mail?.subject}\n${mail?.text}`.match(CLICKABLE) ?? [];
    expect(found.filter((one) => !OURS.test(one) && one !== 'B.V')).toEqual([]);
    for (const href of hrefsIn(mail?.html ?? '')) expect(href).toMatch(OURS);
  }
});

test.each(toAnyone.filter((name) => !isOrders(name)))(
  '%s: has no word that a stranger typed',
  async (name) => {
    const typed = typedAs('Lokvogel');
    const { html = '', text = '', subject = '' } = (await mailsWith(typed)[name]?.()) ?? {};
    expect(`${subject} ${html} ${text}`).not.toContain('Lokvogel');
  },
);

test('what a buyer wrote stands in the mails to him as his own words', async () => {
  const confirmed = await write('orders writeConfirmation');
  expect(confirmed.text).toMatch(/Dit schreef je zelf bij je bestelling:\s+‘Van harte, Oma’/);
  expect(confirmed.text).toMatch(/‘Graag na vijven\.\nDe bel is stuk\.’/);
  expect(confirmed.text).toContain('Oudegracht 12');
  const withdrawn = await write('returns writeWithdrawn');
  expect(withdrawn.text).toContain('Op naam van: ‘Sanne de Vries’');
  expect(withdrawn.text).toContain(`Als reden gaf je: ‘${usualWords.reason}’`);
});

test('the receipt for another address than the order’s tells number, articles and moment, and no way to it', async () => {
  const { html, text } = await write('returns writeWithdrawnOtherAddress');
  for (const part of [order.number, '1 × Sjaal', '2 maart 2026 om 10:00']) {
    expect(text).toContain(part);
  }
  expect(html).not.toContain('/webcore/');
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

test('the mail that confirms an order leads straight to withdrawing from it, and says what fetching costs', async () => {
  const { html, text } = await write('orders writeConfirmation');
  const href = `https://proef.example${order.withdrawHref}`;
  const links = hrefsIn(html);
  expect(links).toContain(href);
  // Right behind the order's own link, before all that was agreed.
  expect(links.indexOf(href)).toBe(links.indexOf(`https://proef.example${order.href}`) + 1);
  expect(text).toMatch(
    /te\s+groot\s+is\s+voor\s+de\s+post,\s+halen\s+we\s+op\s+voor\s+hoogstens\s+€\s45\./,
  );
});

test.each(['orders writeConfirmation', 'payments writePaymentLink'])(
  '%s has the link and the form that its words about withdrawing point to, and what was agreed',
  async (name) => {
    const { html, text } = await write(name);
    const words = (text ?? '').replaceAll(/\s+/g, ' ');
    expect(words).toContain('‘Overeenkomst herroepen’ bovenaan deze mail');
    expect(hrefsIn(html).some((href) => href.endsWith(order.withdrawHref))).toBe(true);
    expect(html.indexOf(order.withdrawHref)).toBeLessThan(html.indexOf('Bedenktijd en'));
    expect(words).toContain('Modelformulier voor herroeping');
    expect(words).toMatch(/2 × Trui Terschelling.* € ?79,90/);
    expect(words).toContain('Hoe gaat het verder?');
    for (const line of order.addressLines) expect(words).toContain(line);
  },
);

test('the mail of a cancelled order lists what was in it', async () => {
  const { text } = await write('returns writeCancelled');
  expect(text).toMatch(/Dit komt niet meer:\s+\S+ \d+ × Trui/);
});
