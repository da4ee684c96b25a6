import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Price } from './price.view';

/** What a screen reader makes of it. */
const heard = (html: string): string =>
  html
    .replace(/<(\w+)[^>]*aria-hidden="true"[^>]*>.*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ');

test('a price is heard in euros, an earlier one before it', () => {
  expect(heard(renderToStaticMarkup(<Price cents={5995} />))).toBe('€ 59,95');
  expect(heard(renderToStaticMarkup(<Price cents={5995} vanCents={7995} />))).toBe(
    'van € 79,95 voor € 59,95',
  );
});
