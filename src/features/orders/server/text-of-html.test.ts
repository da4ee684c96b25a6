import { expect, test } from 'vitest';
import { textOfHtml } from './text-of-html';

test('a page becomes lines to read, and nothing of it that runs', () => {
  const html = `<nav>Menu</nav><h1>Voor&shy;waarden</h1><p>Jij &amp; <b>wij</b>.</p>
    <ul><li>Een</li><li><p>Twee</p></li></ul><script>alert(1)</script><p>Eind<br>zo</p>`;
  expect(textOfHtml(html.replace('&shy;', ''))).toBe(
    'Voorwaarden\n\nJij & wij.\n\n- Een\n\n- Twee\n\nEind\nzo',
  );
});
