import { expect, test } from 'vitest';
import { textOfHtml } from './text-of-html';

test('a page becomes lines to read, and nothing of it that runs', () => {
  const html = `<nav>Menu</nav><h1>Voor&shy;waarden</h1><p>Jij &amp; <b>wij</b>.</p>
    <ul><li>Een</li><li><p>Twee</p></li></ul><script>alert(1)</script><p>Eind<br>zo</p>`;
  expect(textOfHtml(html.replace('&shy;', ''))).toBe(
    'Voorwaarden\n\nJij & wij.\n\n- Een\n\n- Twee\n\nEind\nzo',
  );
});

test.each([
  ['<p class="a">Eén\n  regel</p><h2 id="x">Kop</h2>', 'Eén regel\n\nKop'],
  ['<p>Een<BR/>twee<br class="x">drie</p>', 'Een\ntwee\ndrie'],
  ['a<style>p {}</style>b<svg><path/></svg>c<template><p>x</p></template>d', 'abcd'],
  ['<form><p>Naam</p></form><p>Tekst</p><FORM>x</FORM>', 'Tekst'],
  ['<dl><dt>Adres</dt><dd>Kade 12</dd></dl>', 'Adres\n\nKade 12'],
  ['<table><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table>', '1   2\n3'],
  ['<ul><li class="x">Een</li></ul>Na', '- Een\n\nNa'],
  ['&lt;b&gt; &quot;&#x27;&#39;&nbsp;&onbekend;', "<b> \"''\u00a0&onbekend;"],
  ['<strong>vet</strong><em>schuin</em>', 'vetschuin'],
  ['', ''],
])('%j reads %j', (html, text) => expect(textOfHtml(html)).toBe(text));
