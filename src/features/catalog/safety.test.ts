import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseComposition } from '#kernel/values/composition';
import { type Maker, missingInfo } from '#kernel/values/product-safety';
import { demoCategories } from '../../../demo/loader/categories';
import { type DemoProduct, readContent } from '../../../demo/loader/read';

const maker: Maker = { name: 'Maker', address: 'Straat 1, Plaats', contact: 'post@maker.example' };
const complete = { kind: 'goods' as const, isTextile: true, maker, composition: '100% wol' };

test.each([
  [{}, []],
  [{ maker: null }, ['maker']],
  [{ composition: '' }, ['composition']],
  [{ composition: '', isTextile: false }, []],
  [{ maker: null, composition: '' }, ['maker', 'composition']],
  [{ kind: 'giftcard' as const, maker: null, composition: '' }, []],
])('of an article with %j the law misses %j', (differs, missing) => {
  expect(missingInfo({ ...complete, ...differs })).toEqual(missing);
});

const content = resolve(import.meta.dirname, '../../../demo/content');
const brands = readContent<{ title: string; maker: Maker }[]>(content, 'brands.json');

const demoProducts = demoCategories.flatMap((department) =>
  department.children.flatMap(({ file, textile }) =>
    readContent<DemoProduct[]>(content, `products/${file}`).map((product) => ({
      product,
      isTextile: product.textile ?? textile ?? department.textile ?? false,
    })),
  ),
);

test('all articles of the demo have a maker, and all its textiles their fibres', () => {
  const incomplete = demoProducts.flatMap(({ product, isTextile }) => {
    const { access, composition = '', brand } = product;
    const made = brands.find(({ title }) => title === brand)?.maker ?? null;
    const missing = missingInfo({ kind: 'goods', isTextile, maker: made, composition });
    return missing.length > 0 ? [`${access}: ${missing}`] : [];
  });
  expect(incomplete).toEqual([]);
});

test('the fibres of the demo are named as the law names them, and add up', () => {
  const faults = demoProducts.flatMap(({ product: { access, composition } }) => {
    const read = composition ? parseComposition(composition) : [];
    return 'fault' in read ? [`${access}: ${read.fault}`] : [];
  });
  expect(faults).toEqual([]);
  expect(demoProducts.filter(({ isTextile }) => isTextile).length).toBeGreaterThan(200);
});
