import { expect, test } from 'vitest';
import { checkAddress } from './change';

const typed = {
  ...{ firstname: 'An', lastname: 'Wit', zipcode: '1234 AB', housenumber: '1' },
  ...{ housenumber_suffix: '', street: 'Veldstraat', place: 'Gent' },
};

test.each([
  ['NL', undefined],
  ['BE', 'Vul een postcode in zoals 1000.'],
  ['DE', 'Vul een postcode in zoals 10115.'],
])(
  'a postcode of an order to %s is checked by the rules of that country, and the message shows one of its own',
  (country, message) => {
    expect(checkAddress(typed, country).zipcode).toBe(message);
  },
);
