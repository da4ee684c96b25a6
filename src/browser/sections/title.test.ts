// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';

const section = (place?: string) =>
  `<section data-block-id="7"${place === undefined ? '' : ` data-title-place="${place}"`}></section>`;

let load: (html: string) => void;
beforeAll(async () => {
  document.head.innerHTML =
    '<meta property="og:site_name" content="Brink"><title>Dames | Brink</title>';
  document.body.innerHTML = section('');
  const { startTitle } = await import('./title');
  const { tellLoaded } = await import('./reload');
  startTitle();
  load = (html) => {
    document.body.innerHTML = html;
    const shown = document.querySelector('section') as HTMLElement;
    tellLoaded(shown, { enabled: new Map(), counts: new Map() });
  };
});

test('WCAG 2.4.2 the title tells the place of what came in the page, as a whole load does', () => {
  const titles = ['pagina 2', 'Binnen 40 km van 3511 AW - pagina 3', '', 'pagina 3'].map(
    (place) => {
      load(section(place));
      return document.title;
    },
  );
  expect(titles).toEqual([
    'Dames - pagina 2 | Brink',
    'Dames - Binnen 40 km van 3511 AW - pagina 3 | Brink',
    'Dames | Brink',
    'Dames - pagina 3 | Brink',
  ]);
  load(section());
  expect(document.title).toBe('Dames | Brink');
});

test('a title that has the name of the site within it has its place at its end', async () => {
  const { withTitlePlace } = await import('./title');
  expect(withTitlePlace('Brink voor dames', '', 'pagina 2')).toBe('Brink voor dames - pagina 2');
});
