import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardLink, CardPicture } from './card.view';

test('a card’s link keeps what scripts look for', () => {
  const html = renderToStaticMarkup(
    <CardLink href="/vacatures/verkoper" data-confirm-location="Tiel">
      Verkoper
    </CardLink>,
  );
  expect(html).toMatch(
    /^<a [^>]*href="\/vacatures\/verkoper" data-confirm-location="Tiel">Verkoper/,
  );
});

test('a card without a picture says so, and keeps what lies over it', () => {
  const html = renderToStaticMarkup(
    <CardPicture>
      <p>12 mrt</p>
    </CardPicture>,
  );
  expect(html).toContain('Nog geen foto');
  expect(html).toContain('<p>12 mrt</p>');
  expect(html).not.toContain('<img');
});
