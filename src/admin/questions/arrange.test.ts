import { expect, test } from 'vitest';
import {
  conflictsOf,
  goneOf,
  inGroup,
  isFound,
  lastIn,
  leftAfter,
  numbersFor,
  type Question,
  settled,
  shownOf,
  withChange,
} from './arrange';

const one = (id: number, more: Partial<Question> = {}): Question => ({
  ...{ id, question: `Vraag ${id}`, answer: ['Ja.'], state: 'Online', category: 'maten', sort: 0 },
  ...more,
});

test('what is changed back is no change, and what was read stays known', () => {
  const stands = one(1);
  const changed = withChange({}, stands, { question: 'Anders', sort: 5 });
  expect(changed).toEqual({
    1: {
      was: { question: 'Vraag 1', sort: 0 },
      data: { question: 'Anders', sort: 5 },
      title: 'Vraag 1',
    },
  });
  expect(goneOf([stands], changed)).toEqual([]);
  expect(goneOf([one(2)], changed)).toEqual([{ id: 1, ...changed[1] }]);
  // Somebody else wrote it since: what had been read is kept.
  const again = withChange(changed, one(1, { question: 'Van een ander' }), { question: 'Nog' });
  expect(again[1]?.was.question).toBe('Vraag 1');
  expect(conflictsOf(one(1, { question: 'Van een ander' }), again[1])).toEqual(['question']);
  expect(withChange(changed, stands, { question: 'Vraag 1', sort: 0 })).toEqual({});
  expect(shownOf([stands], changed)[0]).toMatchObject({ question: 'Anders', sort: 5 });
});

test('of what two wrote only that goes which both wrote', () => {
  const changes = withChange(withChange({}, one(1), { answer: ['Mijn.'], sort: 5 }), one(2), {
    sort: 6,
  });
  const stands = one(1, { sort: 7, state: 'Offline' });
  expect(settled(changes, stands, 'theirs')).toMatchObject({
    1: { was: { answer: ['Ja.'] }, data: { answer: ['Mijn.'] } },
    2: changes[2],
  });
  expect(settled(changes, stands, 'theirs')[1]?.data).not.toHaveProperty('sort');
  expect(settled(changes, stands, 'mine')[1]).toMatchObject({
    was: { answer: ['Ja.'], sort: 7 },
    data: { answer: ['Mijn.'], sort: 5 },
  });
  const alone = withChange({}, one(1), { sort: 5 });
  expect(settled(alone, stands, 'theirs')).toEqual({});
});

test('after a save all that was sent is held against the answer, and the rest against what was read', () => {
  const sent = withChange(withChange({}, one(1), { question: 'B' }), one(2), { sort: 5 });
  const answer = [
    one(1, { question: 'B', answer: ['Van een ander'] }),
    one(2, { sort: 5 }),
    one(3),
  ];
  expect(leftAfter(sent, sent, answer)).toEqual({});
  // One is put back, another field is begun, and a question that wasn't sent stays as it is.
  const back = withChange(sent, one(1), { question: 'Vraag 1', answer: ['Nee.'] });
  const now = withChange(back, one(3), { question: 'C' });
  expect(leftAfter(now, sent, answer)).toMatchObject({
    1: {
      was: { question: 'B', answer: ['Ja.'] },
      data: { question: 'Vraag 1', answer: ['Nee.'] },
    },
    3: now[3],
  });
  expect(leftAfter(withChange(sent, one(2), { sort: 0 }), sent, answer)).toMatchObject({
    2: { was: { sort: 5 }, data: { sort: 0 } },
  });
});

test('an order keeps the numbers that there were, or has new ones where some are the same', () => {
  const [a, b, c] = [one(1, { sort: 3 }), one(2, { sort: 7 }), one(3, { sort: 9 })];
  expect(numbersFor([c, a, b])).toEqual([3, 7, 9]);
  expect(numbersFor([one(2), one(1)])).toEqual([10, 20]);
  expect(inGroup([b, one(9, { category: 'betalen' }), a], 'maten')).toEqual([a, b]);
  expect([lastIn([a, c]), lastIn([])]).toEqual([19, 10]);
});

test('words are found in question and answer, whatever their accents', () => {
  expect(isFound(one(1, { answer: ['Eén maat groter.'] }), 'een  MAAT')).toBe(true);
  expect(isFound(one(1), 'retour')).toBe(false);
});
