import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findAll, get, parseHtml } from '../../tests/harness/html';
import { Picture } from './picture.view';

const picture = { key: 'vacatures', width: 1600, height: 1000, alt: '' };

test('a first picture goes before all others, and costs a window that doesn’t show it nothing', () => {
  const page = parseHtml(
    renderToStaticMarkup(<Picture picture={picture} sizes="50vw" eager="first" from={768} />),
  );
  expect(get(page, 'img').attributes).toMatchObject({ loading: 'eager', fetchPriority: 'high' });
  const [first] = findAll(page, 'source');
  expect(first?.attributes).toMatchObject({ media: '(width < 768px)' });
  expect(first?.attributes.srcSet).toMatch(/^data:image\/gif/);
});
