import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Wordmark } from './wordmark.view';

const mark = { href: '/assets/theme/logo-0123456789ab.svg', width: 120, height: 40 };

test('a chain’s own logo goes before the theme’s, and that before its name in letters', () => {
  const logo = { key: 'ons-logo', width: 600, height: 200, alt: '' };
  const own = renderToStaticMarkup(<Wordmark name="Brink" logo={logo} mark={mark} />);
  expect(own).toContain('/ons-logo/');
  expect(own).not.toContain(mark.href);
  const built = renderToStaticMarkup(<Wordmark name="Brink" mark={mark} />);
  expect(built).toContain(
    `<img data-logo="" src="${mark.href}" width="120" height="40" alt="Brink"/>`,
  );
  expect(renderToStaticMarkup(<Wordmark name="Brink" />)).toContain('>Brink</span>');
});

test('a long name is in smaller letters, so that a phone’s header has room for its tools', () => {
  const drawn = renderToStaticMarkup(<Wordmark name="Van Dalen Schoenen" />);
  expect(drawn).toMatch(/^<span class="[^"]+"><span class="[^"]+">Van Dalen Schoenen<\/span>/);
});
