import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assessReceived, type Extra, type SentLine } from './assess-received';
import { noteField, piecesField } from './contract';

const lines: SentLine[] = [
  { variantId: 1, sent: 3 },
  { variantId: 2, sent: 1 },
];

const judge = (typed: Record<string, string>, extras: Extra[] = [], of = lines) =>
  assessReceived(of, (field) => typed[field] ?? '', extras);

test('another count than was sent takes a reason, whichever way it differs', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999 }),
      fc.integer({ min: 1, max: 999 }),
      (came, sent) => {
        const one = [{ variantId: 7, sent }];
        const typed = { [piecesField(7)]: String(came) };
        const bare = judge(typed, [], one);
        const told = judge({ ...typed, [noteField(7)]: 'Kapot' }, [], one);
        expect('errors' in bare).toBe(came !== sent);
        expect(told).toEqual({
          came: [{ variantId: 7, received: came, note: came === sent ? '' : 'Kapot' }],
        });
      },
    ),
  );
});

test.each(['', '-1', '1,5', '1000', '1e3', 'drie'])('%j is no count', (typed) => {
  const judged = judge({ [piecesField(1)]: typed, [piecesField(2)]: '1' });
  expect(judged).toEqual({ errors: { [piecesField(1)]: 'count' } });
});

const all = { [piecesField(1)]: '3', [piecesField(2)]: '1' };
const extra = (more: Partial<Extra>): Extra => ({
  ...{ row: 1, code: '871', pieces: '2', variantId: 9 },
  ...more,
});

test('what came without being sent is taken in too, once an article', () => {
  expect(judge(all, [extra({}), extra({ row: 2, code: '', pieces: '' })])).toMatchObject({
    came: [{ variantId: 1 }, { variantId: 2 }, { variantId: 9, received: 2 }],
  });
  const twice = [extra({}), extra({ row: 2 })];
  expect(judge(all, twice)).toEqual({ errors: { extra_2: 'twice' } });
  for (const [more, errors] of [
    [{ variantId: undefined }, { extra_1: 'unknown' }],
    [{ variantId: 2 }, { extra_1: 'twice' }],
    [{ pieces: '0' }, { extra_aantal_1: 'pieces' }],
    [{ code: '', variantId: undefined }, { extra_1: 'unknown' }],
  ] as const) {
    expect(judge(all, [extra(more)])).toEqual({ errors });
  }
});
