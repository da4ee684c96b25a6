import { expect, test } from 'vitest';
import type { Sender } from '#platform/mail/letter';
import { anOrder } from '../../an-order.test-support';
import type { OrderView } from '../../contract';
import { writeChanged } from './changed';
import { writeConfirmation } from './confirmation';
import { writeExpired } from './expired';
import { type StoreLine, writeForStore } from './for-store';
import { writeGiftCards } from './gift-cards';
import { writeLink } from './link';

const sender: Sender = {
  siteName: 'Brink',
  siteUrl: 'https://brink.example',
  identity: {
    legalName: 'Brink B.V.',
    tradeName: 'Brink',
    street: 'Markt 1',
    zipcode: '3511 AB',
    place: 'Utrecht',
    kvk: '12345678',
    vat: 'NL000',
    phone: '030-555 01 40',
    email: 'hallo@brink.example',
  },
};

/** A mail's words, spaces and line ends tidied. */
const tidy = (text = '') => text.replace(/\s+/g, ' ');

const confirm = async (given: Partial<OrderView> = {}, terms?: string) => {
  const mail = await writeConfirmation({
    order: anOrder(given),
    sender,
    terms,
    collectCents: 2995,
  });
  return { ...mail, text: tidy(mail.text) };
};

test('the confirmation names the order, leads to it and to withdrawing, and tells all of the law', async () => {
  const { subject, html, text } = await confirm({}, 'Artikel 1\n\nWij leveren.');
  expect(subject).toBe('Je bestelling 2026-000123');
  expect(html).toMatch(/Totaal: €.29,95\./);
  expect(text).toContain('Dag An,');
  expect(text).toContain('Bekijk je bestelling https://brink.example/bestelling/abc');
  expect(html).toContain('href="https://brink.example/herroepen/abc"');
  expect(text).toContain('Bestelnummer 2026-000123 · besteld op 2 maart 2026 om 10:00');
  expect(text).toContain('Bedenktijd en terugsturen');
  expect(text).toMatch(/hoogstens|€ ?29,95/);
  expect(text).toContain('Garantie en klachten');
  expect(text).toContain('mail dan hallo@brink.example of bel 030-555 01 40');
  expect(text).toContain('Modelformulier voor herroeping');
  expect(text).toContain('Bestelnummer: 2026-000123');
  expect(text).toContain('Met wie je de overeenkomst hebt');
  expect(html).toContain('href="https://brink.example/algemene-voorwaarden"');
  expect(html).toContain('href="https://brink.example/retourneren"');
  expect(text).toMatch(/Algemene voorwaarden Artikel 1 Wij leveren\./);
});

test('the confirmation says what happens next, unless nothing does; terms only where there are', async () => {
  expect((await confirm()).text).toContain('Hoe gaat het verder? We pakken je bestelling in.');
  expect((await confirm({ state: 'done' })).text).not.toContain('Hoe gaat het verder?');
  expect((await confirm()).text.match(/Algemene voorwaarden/g)).toHaveLength(1);
});

test('a confirmation that goes before it is paid has a button to pay; one of what is over has none', async () => {
  const open = { payment: 'ideal', paymentState: 'open' } as const;
  expect((await confirm(open)).text).toMatch(
    /Betaal € ?29,95 https:\/\/brink.example\/bestelling\/abc/,
  );
  expect((await confirm({ ...open, state: 'cancelled' })).text).toContain('Bekijk je bestelling');
});

test('the confirmation lists what was ordered with its sums', async () => {
  const { text } = await confirm();
  expect(text).toMatch(/2 × Trui \(Maat M\) € ?25,00/);
  expect(text).toMatch(/Artikelen € ?25,00 Bezorgen € ?4,95 Totaal € ?29,95/);
  expect(text).toMatch(/21% btw € ?5,20/);
  const line = { variantId: 1, title: 'Vaas', quantity: 1, unitCents: 2500, totalCents: 2500 };
  const plain = await confirm({ lines: [{ ...line, choice: '' }] });
  expect(plain.text).toMatch(/1 × Vaas € ?25,00/);
  // Where nothing else costs anything, the goods are the total.
  const alone = await confirm({ deliveryCents: 0, totalCents: 2500, dueCents: 2500 });
  expect(alone.text).not.toContain('Artikelen');
  expect(alone.text).toMatch(/Totaal € ?25,00/);
});

test('what cards left is told to be paid once it is', async () => {
  const giftCards = [{ id: 1, lastFour: 'ABCD', cents: 1000 }];
  const some = { giftCards, giftCardCents: 1000, dueCents: 1995 };
  expect((await confirm(some)).text).toMatch(/ABCD − € ?10,00 Betaald € ?19,95/);
  expect((await confirm({ ...some, paymentState: 'open' })).text).toMatch(
    /Nog te betalen € ?19,95/,
  );
});

test.each([
  [{}, 'Bezorgen €', 'Bezorgadres Kade 12 3512 JE Utrecht'],
  [{ deliveryTitle: 'Avond' }, 'Avond €', 'Bezorgadres Kade 12 3512 JE Utrecht'],
  [
    { method: 'pickup', pickupTitle: 'Winkel Gouda' },
    'Ophalen in de winkel €',
    'Ophalen bij Winkel Gouda Kade 12',
  ],
  [
    { method: 'point', pickupTitle: 'Kiosk' },
    'Ophalen bij een afhaalpunt €',
    'Ophalen bij Kiosk Kade 12',
  ],
  [{ isSent: false }, 'Totaal €', 'Per mail naar an@klant.nl'],
] as [Partial<OrderView>, string, string][])(
  'the confirmation of %j says how and where it comes',
  async (given, label, place) => {
    const text = (await confirm(given)).text.replace(/\s/g, ' ');
    expect(text).toContain(label);
    expect(text).toContain(place);
  },
);

test('what a buyer typed is told as his own words, without links', async () => {
  const own = 'Dit schreef je zelf bij je bestelling:';
  const { text } = await confirm({
    remark: 'Bel aan',
    giftText: 'Zie https://vals.example nu',
    addressLines: ['Kade 12 www.vals.example', '3512 JE Utrecht'],
  });
  expect(text).toContain(`Opmerking ${own} ‘Bel aan’`);
  expect(text).toContain(`Bij het cadeau ${own} ‘Zie (weggelaten) nu’`);
  expect(text).not.toContain('vals.example');
  const none = await confirm();
  expect(none.text).not.toMatch(/Dit schreef je zelf|Opmerking|Bij het cadeau/);
});

test('a transfer is confirmed with its sum, account, name and reference; others are not', async () => {
  const transfer = { iban: 'NL91ABNA0417164300', name: 'Brink B.V.', reference: '2026-000123' };
  const { text } = await confirm({ transfer, dueCents: 1995 });
  expect(text).toMatch(
    /Zo maak je het over Bedrag € ?19,95 IBAN NL91ABNA0417164300 Op naam van Brink B\.V\. Kenmerk 2026-000123 Neem het kenmerk over/,
  );
  expect((await confirm()).text).not.toContain('Zo maak je het over');
});

test.each([
  ['address-changed', 'Je bestelling gaat nu naar het adres dat je opgaf:'],
  ['point-changed', 'Je haalt je bestelling nu op bij:'],
  ['payment-method', 'Je betaalt je bestelling nu op deze manier:'],
] as const)('a change (%s) is told with what it is now, and whom to call', async (what, words) => {
  const to = ['Kade 12', 'bel www.vals.example'];
  const mail = await writeChanged({ order: anOrder(), sender, what, to });
  expect(mail.subject).toBe('Je bestelling 2026-000123 is gewijzigd');
  const text = tidy(mail.text);
  expect(text).toContain(`Dag An, ${words} Kade 12 bel (weggelaten)`);
  expect(text).toContain('https://brink.example/bestelling/abc');
  expect(text).toContain('Was jij dat niet? Bel of mail ons dan meteen.');
  expect(mail.html.match(new RegExp(words, 'g'))).toHaveLength(2);
});

const paymentTerms = { paymentMinutes: 20, linkHours: 48, transferDays: 14, keptDays: 10 };

test.each([
  [{ payment: 'transfer' }, false, 'Je overschrijving is 14 dagen na je bestelling'],
  [{ payment: 'ideal' }, false, 'niet binnen 20 minuten betaald'],
  [{ payment: 'store', pickupTitle: 'Gouda' }, true, '10 dagen voor je klaargelegen in Gouda.'],
  [{ payment: 'ideal', pickupTitle: 'Gouda' }, true, '10 dagen voor je klaargelegen in Gouda.'],
  [{ payment: 'store', pickupTitle: 'Gouda' }, false, 'niet gelukt om je bestelling op tijd klaar'],
] as [Partial<OrderView>, boolean, string][])(
  'an order that nobody paid in time (%j, ready: %j) is given up with its reason',
  async (given, wasReady, why) => {
    const order = anOrder(given);
    const mail = await writeExpired({ order, sender, paymentTerms, wasReady });
    expect(mail.subject).toBe('Je bestelling 2026-000123 is vervallen');
    const text = tidy(mail.text);
    expect(text).toContain(why);
    expect(text).toContain('Dag An,');
    expect(text).toContain('https://brink.example/bestelling/abc');
    expect(mail.html.match(/Je hoeft niets te betalen en niets te doen/g)).toHaveLength(2);
    // Money for the till is never under way.
    expect(text.includes('Heb je net betaald?')).toBe(given.payment !== 'store');
    expect(text).not.toContain('cadeaukaart');
  },
);

test('who paid a part with a gift card reads that it is back on it, and nobody reads of a missing store', async () => {
  const order = anOrder({ payment: 'store', giftCardCents: 500, pickupTitle: undefined });
  const { text } = await writeExpired({ order, sender, paymentTerms, wasReady: false });
  expect(text).toContain('Wat je met een cadeaukaart betaalde, staat er weer op.');
  expect(text).not.toMatch(/undefined|Stryker/);
});

const line = (given: Partial<StoreLine> = {}): StoreLine => ({
  title: 'Trui',
  choice: 'Maat M',
  quantity: 2,
  sku: 'T-1',
  isHere: true,
  ...given,
});
const forStore = async (given: Partial<Parameters<typeof writeForStore>[0]> = {}) => {
  const mail = await writeForStore({
    ...{ sender, isOff: false, number: '2026-000123', store: 'Winkel Gouda' },
    ...{ promise: 'maandag vanaf 14:30', dueCents: 0, isGift: false },
    lines: [line(), line({ title: 'Vaas', choice: '', quantity: 1, sku: null, isHere: false })],
    ...given,
  });
  return { ...mail, text: tidy(mail.text) };
};

test('a store reads what to put aside, from where, until when, and nothing of who ordered it', async () => {
  const { subject, text } = await forStore();
  expect(subject).toBe('Klaarleggen: bestelling 2026-000123');
  expect(text).toContain('Leg deze bestelling klaar in Winkel Gouda.');
  expect(text).toContain('Bestelnummer 2026-000123 Beloofd maandag vanaf 14:30 Betaling betaald');
  expect(text).toContain('Uit je eigen winkel - 2 × Trui, Maat M (T-1)');
  expect(text).toMatch(/Komt uit het magazijn - 1 × Vaas Ligt alles er\?/);
  expect(text).not.toMatch(/Dag|Hallo|Cadeauservice/);
});

test('a store reads what is paid at its till, and that it is a present', async () => {
  expect((await forStore({ dueCents: 1995 })).text).toMatch(/Betaling € ?19,95, aan de kassa/);
  expect((await forStore({ isGift: true })).text).toContain('Cadeauservice Ja: de tekst staat');
  expect((await forStore({ promise: undefined })).text).not.toContain('Beloofd');
  expect((await forStore({ lines: [line()] })).text).not.toContain('Komt uit het magazijn');
  const brought = await forStore({ lines: [line({ isHere: false })] });
  expect(brought.text).not.toContain('Uit je eigen winkel');
});

test('a store reads what to put back of an order that is off', async () => {
  const { subject, text } = await forStore({ isOff: true });
  expect(subject).toBe('Gaat niet door: bestelling 2026-000123');
  expect(text).toContain('Bestelling 2026-000123, op te halen in Winkel Gouda, gaat niet door.');
  expect(text).toContain('Leg dit terug in je winkel - 2 × Trui, Maat M (T-1)');
  expect(text).toMatch(/Stuur dit terug naar het magazijn[^-]*- 1 × Vaas/);
  expect(text).not.toMatch(/Leg deze bestelling klaar|Ligt alles er/);
});

test('gift cards come with their codes, what each is worth and until when', async () => {
  const expiresAt = new Date('2028-03-02T11:00:00Z');
  const cards = [
    { id: 1, code: 'ABCDEFGHJKLMNPQR', cents: 2500, expiresAt },
    { id: 2, code: 'BCDEFGHJKLMNPQRS', cents: 5000, expiresAt },
  ];
  const mail = await writeGiftCards({ cards, order: anOrder(), sender });
  expect(mail.subject).toMatch(/^Een cadeaukaart van Brink: € ?75$/);
  const text = tidy(mail.text);
  expect(text).toContain('Dag An, Hier is wat je kocht met bestelling 2026-000123.');
  expect(text).toMatch(
    /ABCD-EFGH-JKLM-NPQR Waarde: € ?25,00 Geldig tot en met: (\w+ )?2 maart 2028/,
  );
  expect(text).toMatch(/BCDE-FGHJ-KLMN-PQRS Waarde: € ?50,00/);
  expect(text).toContain('Vul de code in bij het bestellen.');
  expect(text).toContain('https://brink.example/webcore/giftcard');
  expect(mail.html).toMatch(/van €\s?75 staat in deze mail/);
});

test.each([
  ['view', 'De link naar je bestelling 2026-000123', 'Bekijk je bestelling'],
  ['withdraw', 'De link om bestelling 2026-000123 te herroepen', 'Overeenkomst herroepen'],
] as const)('the link to %s an order comes with whom it is for', async (goal, title, button) => {
  const href = 'https://brink.example/bestelling/abc';
  const mail = await writeLink({ sender, number: '2026-000123', href, goal });
  expect(mail.subject).toBe(title);
  const text = tidy(mail.text);
  expect(text).toContain('Hallo, Met deze link');
  expect(text).toContain(`${button} ${href}`);
  expect(text).toContain('Wie deze link heeft, kan je bestelling bekijken');
  expect(text).toContain('Vroeg je hier niet om?');
  expect(mail.html).toContain('Hiermee open je je bestelling.');
});
