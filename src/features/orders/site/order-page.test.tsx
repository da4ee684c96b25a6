import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { find, findAll, get, parseHtml, textOf } from '../../../../tests/harness/html';
import { anOrder } from '../an-order.test-support';
import type { OrderView } from '../contract';
import { OrderPage, type OrderPageProps } from './order-page.view';

const show = (given: Partial<OrderView> = {}, more: Partial<OrderPageProps> = {}) =>
  parseHtml(renderToStaticMarkup(<OrderPage order={anOrder(given)} steps={[]} {...more} />));

const words = (...given: Parameters<typeof show>) => textOf(show(...given));

const facts = (given: Partial<OrderView>) => {
  const list = get(show(given), 'section[aria-labelledby=order-facts]');
  const names = findAll(list, 'dt').map((name) => textOf(name));
  const values = findAll(list, 'dd').map((value) => textOf(value));
  return Object.fromEntries(names.map((name, at) => [name, values[at]]));
};

test('the page thanks by name, and says which mail there is to wait for', () => {
  expect(textOf(get(show(), 'h1'))).toBe('Dank je wel, An');
  expect(words()).toContain('Een bevestiging is onderweg naar an@klant.nl.');
  expect(words({ isConfirmed: false })).toContain('Zodra je betaling binnen is, mailen we');
  const further = show({ state: 'sent' }, { heading: 'Je bestelling is onderweg' });
  expect(textOf(get(further, 'h1'))).toBe('Je bestelling is onderweg');
  expect(textOf(further)).toContain('Dit is bestelling 2026-000123.');
  expect(textOf(further)).not.toContain('Een bevestiging is onderweg');
});

test('what happens next is a list in order, and no heading without one', () => {
  const steps = ['Eerst dit.', 'Dan dat.'];
  const items = findAll(show({}, { steps }), 'ol li').map((item) => textOf(item));
  expect(items).toEqual(steps);
  expect(words()).not.toContain('Hoe gaat het verder?');
});

test('who sees an order of his account is led back to all of them; a guest is told to keep the address', () => {
  expect(words()).toContain('Bewaar het adres van deze pagina');
  const own = show({}, { listHref: '/lijst' });
  expect(textOf(get(own, 'header a[href="/lijst"]'))).toBe('Terug naar je bestellingen');
  expect(textOf(own)).not.toContain('Bewaar het adres');
});

test('parts of others stand where they belong', () => {
  const status = <p id="stand">Gelukt</p>;
  const progress = <p id="voortgang">Onderweg</p>;
  const actions = <p id="acties">Annuleer</p>;
  const page = show({}, { status, progress, actions });
  expect(textOf(get(page, 'header [id=stand]'))).toBe('Gelukt');
  expect(textOf(get(page, '[id=voortgang]'))).toBe('Onderweg');
  expect(textOf(get(page, '[id=acties]'))).toBe('Annuleer');
});

test('an order tells its state, when it was placed, how it is paid and where it goes', () => {
  expect(facts({})).toEqual({
    Status: 'Betaald, we pakken je bestelling in',
    'Besteld op': '2 maart 2026 om 10:00',
    Betaling: 'iDEAL',
    Bezorgadres: expect.stringMatching(/^Kade 12\s+3512 JE Utrecht$/),
  });
  expect(facts({ method: 'pickup', pickupTitle: 'Winkel Utrecht' })).toMatchObject({
    'Ophalen bij': expect.stringMatching(/^Winkel Utrecht\s+Kade 12/),
  });
  expect(facts({ isSent: false })).toMatchObject({ 'Per mail naar': 'an@klant.nl' });
  expect(facts({ isSent: false })).not.toHaveProperty('Bezorgadres');
  expect(facts({ giftText: 'Gefeliciteerd', remark: 'Bel aan' })).toMatchObject({
    'Bij het cadeau': 'Gefeliciteerd',
    Opmerking: 'Bel aan',
  });
});

const offGoods = { goods: false, cards: true, seats: false };

test.each([
  [{ method: 'pickup' }, 'Betaald, we leggen je bestelling klaar', 'iDEAL'],
  [{ toCome: offGoods }, 'Betaald', 'iDEAL'],
  [{ paymentState: 'open' }, 'Besteld, nog niet betaald', 'iDEAL'],
  [
    { paymentState: 'open', payment: 'transfer' },
    'Besteld, we wachten op je overschrijving',
    'iDEAL',
  ],
  [{ paymentState: 'pending' }, 'Besteld, je bank is nog met je betaling bezig', 'iDEAL'],
  [{ paymentState: 'authorized' }, 'Besteld, we pakken je bestelling in', 'iDEAL'],
  [{ paymentState: 'failed' }, 'Bestelling ontvangen', 'iDEAL, niet gelukt'],
  [{ state: 'sent' }, 'Onderweg', 'iDEAL, betaald'],
] as const)('%o: one line says how it stands with an order and its money', (given, line, paid) => {
  expect(facts(given)).toMatchObject({ Status: line, Betaling: paid });
});

const note = { text: 'Je betaling is niet gelukt.', retryHref: '/betaal/abc' };

test('what is news of the payment is told, with a way to try again', () => {
  const failed = show({ paymentState: 'failed', paymentNote: note });
  expect(textOf(failed)).toContain('Je betaling is niet gelukt.');
  const again = findAll(failed, 'a').find((link) => textOf(link) === 'Betaal deze bestelling');
  expect(again?.attributes.href).toBe('/betaal/abc');
  const paid = words({ paymentNote: { text: 'Je betaling is binnen.' } });
  expect(paid).toContain('Je betaling is binnen.');
  expect(paid).not.toContain('Betaal deze bestelling');
  expect(words()).not.toContain('Betaal deze bestelling');
});

test('a cancelled order says whether there is something to pay or to get back', () => {
  const nothing = 'je hoeft niets te betalen en we sturen niets.';
  const cancelled = { state: 'cancelled' } as const;
  expect(words({ ...cancelled, paymentState: 'open' })).toContain(nothing);
  expect(words({ ...cancelled, paymentState: 'cancelled', paymentNote: note })).toContain(nothing);
  const paid = words({ ...cancelled, paymentState: 'refunded', paymentNote: note });
  expect(paid).toContain('Deze bestelling is vervallen: we sturen niets.');
  expect(paid).toContain(note.text);
  // Nobody pays an order that is off.
  expect(paid).not.toContain('Betaal deze bestelling');
  const cards = 'Wat je met een cadeaukaart betaalde, staat er weer op.';
  expect(words({ ...cancelled, giftCardCents: 500 })).toContain(cards);
  expect(words(cancelled)).not.toContain(cards);
  expect(words({ giftCardCents: 500 })).not.toContain(cards);
});

test('a transfer is told with its sum, account, name and reference', () => {
  const transfer = { iban: 'NL91ABNA0417164300', name: 'Brink', reference: '2026-000123' };
  const section = get(show({ transfer }), 'section[aria-labelledby=order-transfer]');
  expect(findAll(section, 'dd').map((value) => textOf(value))).toEqual([
    '€ 29,95',
    'NL91ABNA0417164300',
    'Brink',
    '2026-000123',
  ]);
  expect(find(show(), 'section[aria-labelledby=order-transfer]')).toBeUndefined();
});

test('all that was ordered is listed, with what it costs', () => {
  const summary = get(show(), 'section[aria-labelledby=order-lines]');
  expect(findAll(summary, 'li').map((line) => textOf(line))).toEqual(['2 × Trui Maat M € 25,00']);
  expect(textOf(summary)).toMatch(/Bezorgen € 4,95/);
  expect(textOf(summary)).toMatch(/Totaal € 29,95/);
  expect(textOf(summary)).toMatch(/Waarvan 21% btw € 5,20/);
  const named = words({ deliveryTitle: 'Avondbezorging' });
  expect(named).toContain('Avondbezorging');
  expect(words({ method: 'pickup' })).toContain('Ophalen in de winkel');
  expect(words({ method: 'point' })).toContain('Ophalen bij een afhaalpunt');
});
