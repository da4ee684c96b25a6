import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { get, parseHtml } from '../../tests/harness/html';
import { ErrorSummary } from './error-summary.view';

test('WCAG 4.1.2 what takes the focus because something is wrong has its title for a name', () => {
  const html = renderToStaticMarkup(<ErrorSummary title="Inloggen is niet gelukt" />);
  const { role, tabindex, 'aria-label': name } = get(parseHtml(html), 'div').attributes;
  expect([role, tabindex, name]).toEqual(['alert', '-1', 'Inloggen is niet gelukt']);
});
