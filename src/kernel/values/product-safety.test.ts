import { expect, test } from 'vitest';
import { contactHref, type Maker, missingInfo } from './product-safety';

const maker: Maker = { name: 'Weverij', address: 'Kade 1', contact: 'post@weverij.nl' };

test('of goods a maker is asked, and of textiles what they are made of', () => {
  const shirt = { kind: 'goods', isTextile: true, maker: null, composition: '' } as const;
  expect(missingInfo(shirt)).toEqual(['maker', 'composition']);
  expect(missingInfo({ ...shirt, maker })).toEqual(['composition']);
  expect(missingInfo({ ...shirt, composition: '100% katoen' })).toEqual(['maker']);
  expect(missingInfo({ ...shirt, isTextile: false, maker })).toEqual([]);
  expect(missingInfo({ ...shirt, kind: 'giftcard' })).toEqual([]);
});

test('a maker is written to by mail, or through his page', () => {
  expect(contactHref('post@weverij.nl')).toBe('mailto:post@weverij.nl');
  expect(contactHref('https://weverij.nl/contact')).toBe('https://weverij.nl/contact');
});
