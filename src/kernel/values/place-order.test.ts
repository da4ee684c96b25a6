import { expect, test } from 'vitest';
import { placeOrder } from './place-order';

test.each([
  ['’s-Hertogenbosch', 'Hertogenbosch'],
  ["'s-Gravenzande", 'Gravenzande'],
  ['Brink ’s-Hertogenbosch Hinthamerstraat', 'Brink Hertogenbosch Hinthamerstraat'],
  ['’t Harde', 'Harde'],
  ['Utrecht', 'Utrecht'],
  ['Den Haag', 'Den Haag'],
])('%s stands in a list at %s', (name, at) => {
  expect(placeOrder(name)).toBe(at);
});
