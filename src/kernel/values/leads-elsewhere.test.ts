import { expect, test } from 'vitest';
import { leadsElsewhere } from './leads-elsewhere';

test.each([
  'Betaal op https://vals.example/betaal',
  'HTTP://1.2.3.4',
  'www.vals.example',
  'ga naar vals.nl',
  'ga naar Vals.SHOP/win!',
  'vraag het aan jan@vals.example',
])('%s leads elsewhere', (text) => expect(leadsElsewhere(text)).toBe(true));

test.each([
  '',
  'Graag bij de buren, op nr. 12 of 14.',
  'Gefeliciteerd.Groetjes van ons',
  'St. Annastraat 3 A.B.',
  'St.Jansplein',
  'dr. J.P. de Wit-van den Berg',
  'Voor 18:30 // de bel is stuk: klop',
  'Niet op zondag.\nDenk aan de hond',
])('%s is a text like any other', (text) => expect(leadsElsewhere(text)).toBe(false));
