import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plainVoids } from './void-elements';

test('elements that hold nothing have no slash, and nothing else is other than it was', () => {
  const svg = createElement('svg', null, createElement('path', { d: 'M0 0' }));
  const page = createElement(
    'p',
    { title: 'a/>b' },
    'wit/>zwart',
    createElement('br'),
    createElement('input', { name: 'a/' }),
    svg,
  );
  const wanted =
    '<p title="a/&gt;b">wit/&gt;zwart<br><input name="a/"><svg><path d="M0 0"></path></svg></p>';
  expect(plainVoids(renderToStaticMarkup(page))).toBe(wanted);
  expect(plainVoids(renderToString(page))).toBe(wanted);
});
