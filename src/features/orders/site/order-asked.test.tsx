import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrderAsked } from './order-asked.view';

const show = (contact: { email: string; phone: string }) =>
  renderToStaticMarkup(<OrderAsked againHref="/herroepen" contact={contact} />);

test('whoever has no number can withdraw by mail and by telephone', () => {
  expect(show({ email: 'winkel@keten.example', phone: '030-555 01 40' })).toContain(
    'Mail winkel@keten.example of bel 030-555 01 40. Ook zo kun je je bestelling herroepen.',
  );
  expect(show({ email: '', phone: '030-555 01 40' })).toContain('Bel 030-555 01 40.');
});

test('a shop without address and number offers none', () => {
  expect(show({ email: '', phone: '' })).not.toContain('herroepen.');
});
