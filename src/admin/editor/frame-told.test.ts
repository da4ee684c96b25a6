import { expect, test } from 'vitest';
import type { ToldBlock } from '#features/office/contract';
import { mainTextOf } from '#kernel/wire-editor';
import { textsOf } from './frame-told';

const title = { name: 'title', label: 'Titel', type: 'TextField', required: true };
const html = { name: 'html', label: 'Tekst', type: 'HtmlField', required: true };

const told = (...settings: object[]) => textsOf({ settings } as unknown as ToldBlock);

test('a block that can’t do without its one text with markup is there for it', () => {
  expect(told(title, html).html).toEqual({ label: 'Tekst', isRich: true, isMain: true });
  expect(mainTextOf(told(title, html))).toBe('html');
  expect(mainTextOf(told(title))).toBeUndefined();
  expect(mainTextOf(told(title, { ...html, required: false }))).toBeUndefined();
  expect(mainTextOf(told(html, { ...html, name: 'beside' }))).toBeUndefined();
});
