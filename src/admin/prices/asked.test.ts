import { expect, test } from 'vitest';
import { nothingAsked, readAsked } from './asked';

const asked = { ...nothingAsked(false), value: '20', name: 'Actie' };
const which = { ids: [1] };

test('a change of now has no moments; with an end it is a plan that begins now', () => {
  expect(readAsked(which, asked)).not.toHaveProperty('starts_at');
  const until = { day: '2026-03-02', time: '12:00' };
  expect(readAsked(which, { ...asked, until })).toMatchObject({
    ...{ starts_at: null, ends_at: '2026-03-02T11:00:00.000Z', name: 'Actie' },
  });
  expect(readAsked(which, { ...asked, until: { ...until, time: '' } })).toEqual({
    wrong: { ends_at: 'Vul een dag en een tijd in.' },
  });
  expect(readAsked(which, { ...asked, isLater: true, until })).toEqual({
    wrong: { starts_at: 'Vul een dag en een tijd in.' },
  });
});
