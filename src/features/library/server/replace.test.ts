import { expect, test } from 'vitest';
import { withPicture } from './replace';

const from = { key: 'oud', alt: 'Oude pui' };
const to = { key: 'nieuw', alt: 'Nieuwe pui', width: 800, height: 600 };
const old = (alt: string) => ({ key: 'oud', alt, width: 10, height: 10 });

test('a picture is replaced however deep it stands; what was said of it for that place stays', () => {
  const tree = {
    content: [
      { type: 'Hero', props: { picture: old('Oude pui'), title: 'oud' } },
      { type: 'Rij', props: { items: [{ props: { picture: old('De pui in mei') } }] } },
      { type: 'Picture', props: { picture: { ...old('Trui'), key: 'oud-2' } } },
    ],
  };
  expect(withPicture(tree, { from, to })).toEqual({
    content: [
      { type: 'Hero', props: { picture: to, title: 'oud' } },
      { type: 'Rij', props: { items: [{ props: { picture: { ...to, alt: 'De pui in mei' } } }] } },
      { type: 'Picture', props: { picture: { ...old('Trui'), key: 'oud-2' } } },
    ],
  });
});

test('what has that key and is no picture stays as it is', () => {
  const setting = { key: 'oud', value: 'x' };
  expect(withPicture([setting, 'oud', null, 3], { from, to })).toEqual([setting, 'oud', null, 3]);
});
