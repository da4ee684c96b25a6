import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codecOf } from '#fields/codecs';
import type { EntityField } from '#kernel/define/entity';
import { plainProductFields } from '../fields';
import { CategoryTree } from './category-tree';
import { choiceKey } from './choice';
import { allColumns } from './columns';
import { compare } from './compare';
import type { CurrentProduct } from './draft';
import { type ExportFormat, plainFormat, presentLines, sheetFormat } from './export';
import { readDrafts } from './read-drafts';
import { Report } from './report';
import { keyOfUrl } from './values';

const tree = () =>
  new CategoryTree([
    { id: 1, parentId: null, title: 'Dames', access: 'dames' },
    { id: 2, parentId: 1, title: 'Truien & vesten', access: 'dames/truien-vesten' },
    { id: 3, parentId: null, title: 'Heren', access: 'heren' },
    { id: 4, parentId: 3, title: 'Truien & vesten', access: 'heren/truien-vesten' },
    { id: 5, parentId: 3, title: 'a|b > c', access: 'heren/abc' },
  ]);

/** Some values of a plain column: what is added to them is tried too. */
const samplesOf = (field: EntityField): fc.Arbitrary<unknown> => {
  const { empty } = codecOf(field);
  const values = (field.options ?? []).map(({ value }) => value);
  if (Array.isArray(empty)) return fc.subarray(values);
  if (values.length > 0) return fc.constantFrom(empty, ...values);
  return typeof empty === 'string'
    ? fc.constantFrom(empty, 'Twee bezorgers zetten hem neer, in de kamer; of boven.')
    : fc.constant(empty);
};

/** Text as the import lets it in, with all that a CSV can stumble over. */
const text = (limit: number) =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ',',
          ';',
          '"',
          "'",
          '=',
          '+',
          '-',
          '@',
          '|',
          '\\',
          '\n',
          'é',
          '€',
          '<',
          '&',
          ' ',
          '\t',
        ),
        fc.stringMatching(/^[a-z0-9]$/),
      ),
      { maxLength: limit },
    )
    .map((parts) => parts.join('').trim());
const name = text(12).filter((one) => /[a-z]/.test(one));
const orNull = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
const cents = fc.integer({ min: 1, max: 1_000_000 });
const state = fc.constantFrom('Online' as const, 'Offline' as const);
const filled = text(8).map((one) => one || null);

const variant = fc.record({
  id: fc.nat(),
  color: fc.oneof(fc.constant(''), name),
  size: fc.oneof(fc.constant(''), name),
  sku: filled,
  gtin: orNull(fc.stringMatching(/^[0-9]{13}$/)),
  priceCents: orNull(cents),
  weightGrams: orNull(fc.integer({ min: 1, max: 90_000 })),
  state,
  pieces: fc.nat(500),
});

const url = fc.webUrl().map((one) => new URL(one).href);
const picture = fc.oneof(
  url.chain((one) =>
    fc.record({
      key: fc.constant(keyOfUrl(one)),
      url: fc.constant(one),
      color: name,
      alt: text(10),
    }),
  ),
  fc.record({
    key: fc.stringMatching(/^[a-z][a-z0-9-]{1,20}$/),
    color: fc.constant(''),
    alt: text(10),
  }),
);

const contact = fc.constantFrom('post@maker.example', 'https://maker.example/contact');

const product: fc.Arbitrary<CurrentProduct> = fc.record({
  id: fc.nat(),
  access: fc.stringMatching(/^[a-z]+(-[a-z0-9]+){0,2}$/),
  categories: fc.subarray(['dames', 'dames/truien-vesten', 'heren/truien-vesten', 'heren/abc']),
  pictures: fc.array(picture, { maxLength: 4 }),
  variants: fc.uniqueArray(variant, { selector: choiceKey, minLength: 1, maxLength: 5 }),
  fields: fc.record({
    title: name,
    intro: text(30),
    description: text(40).map((one) => `<p>${one.replace(/[<&]/g, '')}</p>`),
    brand: text(8),
    material: text(8),
    state,
    priceCents: cents,
    vanPriceCents: orNull(cents),
    vatRate: fc.constantFrom(0, 9, 21),
    kind: fc.constant('goods'),
    attributes: fc.dictionary(name, text(8), { maxKeys: 4 }),
    tags: fc.array(name, { maxLength: 4 }),
    maker: orNull(
      fc.record(
        { name, address: name, contact, responsible: fc.record({ name, address: name, contact }) },
        { requiredKeys: ['name', 'address', 'contact'] },
      ),
    ),
    textile: orNull(fc.boolean()),
    composition: fc.constantFrom(
      '',
      '100% wol',
      'Buitenstof: 80% wol, 20% zijde; Voering: 100% cupro',
    ),
    hasAnimalParts: fc.boolean(),
    warnings: fc.array(name, { maxLength: 3 }),
    seoTitle: filled,
    seoDescription: filled,
    publishedAt: fc
      .date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
      .map((one) => one.toISOString()),
    plain: fc.record(
      Object.fromEntries(plainProductFields.map((field) => [field.name, samplesOf(field)])),
    ),
  }),
});

/** Formulas are refused on their way in, so that none is there to be exported. */
const isTyped = (one: CurrentProduct): boolean => !/[a-z]\w*\(|cmd\|/i.test(JSON.stringify(one));

const roundTrip = async (products: CurrentProduct[], format: ExportFormat) => {
  const head = stringify([[...allColumns]], { delimiter: format.delimiter });
  const file = (format.bom ? '\ufeff' : '') + head + presentLines(products, tree(), format);
  const report = new Report();
  const plans = [];
  const current = new Map(products.map((one) => [one.access, one]));
  const known = tree();
  const rules = {
    newOffline: false,
    hideMissing: true,
    now: new Date(),
    resolve: (term: string) => known.resolve(term),
  };
  const source = (async function* () {
    yield Buffer.from(file);
  })();
  for await (const draft of readDrafts(source, report))
    plans.push(compare(draft, current.get(draft.access), rules));
  return { plans, report, made: known.made };
};

test('what is exported changes nothing when it is imported, whatever the texts are', async () => {
  const all = fc.uniqueArray(product.filter(isTyped), {
    selector: ({ access }) => access,
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(all, fc.constantFrom(plainFormat, sheetFormat), async (products, format) => {
      const { plans, report, made } = await roundTrip(products, format);
      expect(report.refusals).toEqual([]);
      expect(plans.map((plan) => ('refused' in plan ? plan : plan.changes))).toEqual(
        products.map(() => []),
      );
      expect(made).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
