import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Hero from './view';

const sizesFor = (width: number, height: number) => {
  const picture = { key: 'a', width, height, alt: '' };
  const html = renderToStaticMarkup(
    <Hero title="Jassen" text="" link="" linkText="" picture={picture} />,
  );
  return [...new Set([...html.matchAll(/ sizes="([^"]+)"/g)].map(([, sizes]) => sizes))];
};

test('a flat picture is fetched as wide as it has to be to fill the height of its frame', () => {
  expect(sizesFor(1600, 1000)).toEqual([
    '(min-width: 1025px) max(58vw, min(70vw, 112svh)), (min-width: 768px) 100vw, ' +
      'max(100vw, min(160vw, 50svh))',
  ]);
  expect(sizesFor(3000, 1000)).toEqual([
    '(min-width: 1025px) max(58vw, min(131vw, 210svh)), ' +
      '(min-width: 768px) max(100vw, min(169vw, 222svh)), max(100vw, min(300vw, 93svh))',
  ]);
});

test('an upright picture is as wide as its frame', () => {
  expect(sizesFor(800, 1000)).toEqual([
    '(min-width: 1025px) 58vw, (min-width: 768px) 100vw, 100vw',
  ]);
});

test('what is fetched goes by the heights that the style sheet gives the frame', () => {
  const css = readFileSync(join(import.meta.dirname, 'hero.module.css'), 'utf8');
  const heights = [...css.matchAll(/(?:max-height: |min\()(\d+)svh/g)].map(([, height]) => height);
  expect(heights).toEqual(['31', '74', '70']);
  // A picture ten times as wide as high fills any frame by its height.
  const wide = sizesFor(100, 10)[0] ?? '';
  const fetched = [...wide.matchAll(/(\d+)0svh/g)].map(([, height]) => height);
  expect(fetched.reverse()).toEqual(heights);
});
