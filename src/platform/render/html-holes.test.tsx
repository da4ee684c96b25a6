import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { fillHoles, HOLE, HtmlHoles } from './html-holes';

const view = (name: string) => (
  <p title={HOLE}>
    {name}: {HOLE}
    <br />
  </p>
);

const counting = () => vi.fn(renderToStaticMarkup);

test('a view is rendered once for its key, and shows what its holes are filled with', () => {
  const write = counting();
  const holes = new HtmlHoles({ most: 10, write });
  for (const count of ['1', '2']) {
    const parts = holes.of('jas', () => view('jas'));
    expect(fillHoles(parts, ['&quot;', count])).toBe(`<p title="&quot;">jas: ${count}<br></p>`);
  }
  expect(write).toHaveBeenCalledTimes(1);
});

test('it keeps so many views and no more, and none under a long key', () => {
  const write = counting();
  const holes = new HtmlHoles({ most: 2, write });
  for (const name of ['a', 'b', 'c', 'c']) holes.of(name, () => view(name));
  expect(write).toHaveBeenCalledTimes(3);
  holes.of('a', () => view('a'));
  expect(write).toHaveBeenCalledTimes(4);
  for (let time = 0; time < 2; time += 1) holes.of('d'.repeat(6000), () => view('d'));
  expect(write).toHaveBeenCalledTimes(6);
});

test('holes that nobody filled are a mistake', () => {
  const parts = new HtmlHoles({ most: 1 }).of('jas', () => view('jas'));
  expect(() => fillHoles(parts, ['1'])).toThrow('1 texts for 2 holes');
});
