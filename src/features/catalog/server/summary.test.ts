import { expect, test } from 'vitest';
import { summaryOf } from './summary';

test('a product is told by its introduction, or by how its description begins', () => {
  expect(summaryOf({ intro: 'Warm.', description: '<p>Van wol.</p>' })).toBe('Warm.');
  expect(summaryOf({ intro: '', description: '<p>Van wol &amp; katoen.</p>' })).toBe(
    'Van wol & katoen.',
  );
  expect(summaryOf({ intro: '', description: '' })).toBe('');
});

test('a long description ends at a word, and one without spaces anywhere', () => {
  const long = summaryOf({ intro: '', description: `<p>${'wollen '.repeat(40)}</p>` });
  expect(long).toMatch(/^(wollen )+wollen…$/);
  expect(long.length).toBeLessThanOrEqual(160);
  expect(summaryOf({ intro: '', description: 'x'.repeat(500) })).toHaveLength(160);
});
