import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { laterSheets, sheetMark } from '#kernel/style-sheets';
import { sheetOf } from './sheets';
import { shortNames, splitSheets } from './split-sheets';

const source = resolve(import.meta.dirname, '..');

test('rules of the later sheets leave the first, whatever their braces stand in', () => {
  const css = [
    '@layer base,parts;.a{color:red}',
    '@supports (--sheet: more){.b:before{content:"}"}@media print{.b{color:\'{\'}}}',
    '@supports (display:grid){.c{d:1}}',
    '@supports (--sheet:more){@layer parts{.d{e:1}}}',
    '.e{f:1}',
    '@supports (--sheet:forms){.f{g:1}}',
  ];
  expect(splitSheets(css.join(''))).toEqual({
    first: '@layer base,parts;.a{color:red}@supports (display:grid){.c{d:1}}.e{f:1}',
    more: '.b:before{content:"}"}@media print{.b{color:\'{\'}}@layer parts{.d{e:1}}',
    forms: '.f{g:1}',
  });
  expect(() => splitSheets('@supports (--sheet:more){.a{b:1}')).toThrow('Unclosed block');
});

test('a class says by its name of which later sheet it is', () => {
  const nameOf = shortNames(source);
  const first = nameOf('card', `${source}/ui/card.module.css`);
  const more = nameOf('card', `${source}/features/stores/site/frames.module.css`);
  const forms = nameOf('card', `${source}/features/checkout/site/checkout.module.css`);
  const marksIn = (name: string) => laterSheets.filter((one) => name.includes(sheetMark(one)));
  expect([first, more, forms].map(marksIn)).toEqual([[], ['more'], ['forms']]);
  expect(nameOf('card', `${source}/ui/price.module.css`)).not.toBe(first);
});

test('what every page shows is in the first sheet, forms and the checkout are not', () => {
  expect(sheetOf('ui/theme/tokens.css')).toBe('first');
  expect(sheetOf('features/settings/site/header.module.css')).toBe('first');
  expect(sheetOf('features/catalog/site/product-card.module.css')).toBe('first');
  expect(sheetOf('fields/fields.module.css')).toBe('forms');
  expect(sheetOf('ui/list-filter.module.css')).toBe('more');
  expect(sheetOf('features/overviews/site/suggestion-list.module.css')).toBe('more');
  expect(sheetOf('features/checkout/site/form.module.css')).toBe('forms');
  expect(sheetOf('../node_modules/leaflet/dist/leaflet.css')).toBe('more');
});
