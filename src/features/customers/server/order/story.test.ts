import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storyGroups } from '../../contract';
import { groupOf, mailKeyOf, tellStory } from './story';
import { withoutSecrets } from './without-secrets';

test('everything that happens to an order is of one kind', () => {
  expect(['note', 'parcel', 'mailed', 'parcel-mailed', 'mail-again'].map(groupOf)).toEqual([
    ...['note', 'parcel', 'mail', 'mail', 'mail'],
  ]);
  expect(['paid', 'payment-started', 'refund-done', 'payment-method'].map(groupOf)).toEqual([
    ...['payment', 'payment', 'payment', 'change'],
  ]);
  expect(['withdrawn', 'return-label', 'packed', 'placed'].map(groupOf)).toEqual([
    ...['return', 'return', 'step', 'step'],
  ]);
  fc.assert(fc.property(fc.string(), (kind) => storyGroups.includes(groupOf(kind))));
});

test('that no mail about a review is wanted is told where its buyer said so, not of a call', () => {
  const kindsOf = (data: object) => {
    const events = [{ id: 1, kind: 'review-mail-refused', at: new Date(0), data }];
    const history = { lines: [], parcels: [], returns: [], events };
    const known = { history, attempts: [], copies: [], isReady: false, mayMailLink: false };
    return tellStory(known as never).map(({ kind }) => kind);
  };
  expect(kindsOf({})).toEqual(['review-mail-refused']);
  expect(kindsOf({ channel: 'telephone' })).toEqual([]);
});

test('a mail of the log is found by the key that it was sent with', () => {
  const key = (kind: string, data = {}) => mailKeyOf({ orderId: 7, kind, data });
  expect(key('mailed')).toBe('order 7 confirmed');
  expect(key('parcel-mailed', { parcelId: 3 })).toBe('order 7 parcel-mailed 3');
  expect(key('ready-mailed')).toBe('order 7 ready-mailed');
  expect(key('refund-mailed', { refundId: 2 })).toBe('refund 2');
});

test('what nobody could guess in an address is left out, and nothing else', () => {
  expect(
    withoutSecrets(
      'Volg: https://brink.example/webcore/order/view/0123456789abcdefghij?a=1',
      'geen',
    ),
  ).toBe('Volg: https://brink.example/webcore/order/view/…?a=1');
  expect(withoutSecrets('https://brink.example/kort/a kort', 'kort')).toBe(
    'https://brink.example/…/a …',
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[\w-]{20,60}$/), fc.string(), (token, text) => {
      expect(withoutSecrets(`x https://brink.example/a/${token} y`, 'kort')).toBe(
        'x https://brink.example/a/… y',
      );
      if (!text.includes('http')) expect(withoutSecrets(text, 'geen-deel-van')).toBe(text);
    }),
  );
});
