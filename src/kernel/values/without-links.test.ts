import { expect, test } from 'vitest';
import { leftOut, withoutLinks } from './without-links';

test.each([
  ['Betaal op https://vals.example/betaal nu', `Betaal op ${leftOut} nu`],
  ['HTTP://1.2.3.4', leftOut],
  ['1.2.3.4', leftOut],
  ['www.vals.example', leftOut],
  ['ga naar vals.nl', `ga naar ${leftOut}`],
  ['ga naar brink-verificatie.me.', `ga naar ${leftOut}.`],
  ['t.me/brinkhulp', leftOut],
  ['ga naar Vals.SHOP/win!', `ga naar ${leftOut}`],
  ['(vals.zuerich)', `(${leftOut})`],
  ['vals.xn--p1ai', leftOut],
  ['почта.рф', leftOut],
  ['vals。nl en vals．nl en vals｡nl', `${leftOut} en ${leftOut} en ${leftOut}`],
  ['vals.\u200bnl', leftOut],
  ['va\u00adls.nl', leftOut],
  ['vraag het aan jan@vals.example', `vraag het aan ${leftOut}`],
  ['mailto:jan', leftOut],
  ['bel 0900-123 45 67', `bel ${leftOut}`],
  ['bel +31 20 123 4567', `bel ${leftOut}`],
  ['a.b.c.example.photography?x', leftOut],
])('%s is told as %s', (typed, told) => expect(withoutLinks(typed)).toBe(told));

test.each([
  ['Gefeliciteerd.Groetjes van ons', 'Gefeliciteerd. Groetjes van ons'],
  ['St.Jansplein 3', 'St. Jansplein 3'],
  ['dr. J.P.de Wit', 'dr. J. P. de Wit'],
  ['t.me', 't. me'],
  ['Vals.Shop', 'Vals. Shop'],
])('%s gets a space: %s', (typed, told) => expect(withoutLinks(typed)).toBe(told));

test.each([
  '',
  'Graag bij de buren, op nr. 12 of 14.',
  'St. Annastraat 3 A.B.',
  'dr. J.P. de Wit-van den Berg',
  'Voor 18:30 // de bel is stuk: klop',
  'Niet op zondag.\nDenk aan de hond',
  'Geboren op 12-12-2026 om 18.30 uur',
  'Enz... en zo',
  'Oudegracht 12, 3511 AP Utrecht',
])('%s stays as it is', (text) => expect(withoutLinks(text)).toBe(text));

/** What mail programs make links of, more widely than any of them does. */
const CLICKABLE = /[a-z][a-z\d+.-]*:\/\/|www\.\S|\S@\S|[\p{L}\p{N}-][.。．｡][\p{L}]{2,}/iu;

test('nothing that can be pressed is left, however it is put together', () => {
  const hosts = ['vals.nl', 'VALS.NL', 'Vals.Nl', 't.me', 'a.b.Co', 'x.museum', 'é.fr', 'Ab.Cd.ef'];
  const ends = ['', '.', '/', '/x', ':80', '?q', '#a', ',', ')', '!', '-', '_', '’s'];
  const begins = ['', ' ', '(', '<', '"', 'a:', '//', 'https://', 'www.', 'jan@', '-', '_', '.'];
  for (const host of hosts) {
    for (const end of ends) {
      for (const begin of begins) {
        expect(withoutLinks(`zie ${begin}${host}${end} nu`)).not.toMatch(CLICKABLE);
      }
    }
  }
});
