import { expect, test } from 'vitest';
import { pictureHref } from './picture-href';

test('a picture is shown elsewhere at a width that is kept of it', () => {
  expect(pictureHref('ab12')).toBe('/media/ab12/1200.jpg');
});
