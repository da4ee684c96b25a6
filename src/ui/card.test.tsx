import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardLink, CardPicture } from './card.view';

test('a card’s link keeps what scripts look for', () => {
  const html = renderToStaticMarkup(
    <CardLink href="/vacatures/verkoper" label="Verkoper" data-confirm-location="Tiel" />,
  );
  expect(html).toContain('href="/vacatures/verkoper"');
  expect(html).toContain('data-confirm-location="Tiel"');
  expect(html).toMatch(/>Verkoper<\/a>$/);
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

test.each([
  ['here', '/bezorgen', 'href="/bezorgen">Hulp'],
  ['tab', 'https://9292.nl', 'href="https://9292.nl" target="_blank" rel="noopener">Hulp'],
  ['popup', '/bezorgen', 'href="/bezorgen" data-popup="" aria-haspopup="dialog">Hulp'],
  ['lightbox', '/bezorgen', 'data-lightbox="html" data-caption="Hulp"'],
  ['lightbox', 'https://youtu.be/aqz-KE-bpKQ', 'data-lightbox="video"'],
  // What may not be embedded is never lost: it has a tab of its own.
  ['lightbox', 'https://elders.example/film', 'target="_blank"'],
] as const)('S2.12/4 a card opens %s: %s', (way, href, part) => {
  const html = renderToStaticMarkup(<CardLink href={href} label="Hulp" way={way} />);
  expect(html).toContain(`href="${href}"`);
  expect(html).toContain(part);
  expect(html.includes('opent in een nieuw tabblad')).toBe(html.includes('_blank'));
});
