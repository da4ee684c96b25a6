import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { plainVoids } from '#platform/render/void-elements';
import { withLanguage } from '#ui/language';
import type { RefineGroup, RefinesProps } from '../contract';
import { Refines } from '../site/refines.view';
import { FormFragments } from './form-fragments';

const words = fc.constantFrom('', 'wol', '"><b>', '<i>', 'Jan’s', "'s avonds", 'a & b');

const option = fc.record({
  id: fc.integer({ min: 1, max: 9 }),
  label: fc.constantFrom('38', 'XL', 'Marineblauw', 'Truien & vesten'),
  selected: fc.boolean(),
  enabled: fc.boolean(),
  count: fc.integer({ min: 0, max: 3000 }),
});

const list: fc.Arbitrary<RefineGroup> = fc
  .record({
    column: fc.constant('size'),
    label: fc.constantFrom('Maat', 'Kleur'),
    control: fc.constantFrom<RefineGroup['control'][]>('checkbox', 'radio'),
    swatch: fc.boolean(),
    limit: fc.integer({ min: 0, max: 3 }),
    lang: fc.constantFrom(undefined, 'nl'),
    options: fc.uniqueArray(option, { selector: ({ id }) => id, maxLength: 5 }),
  })
  .map((one) => ({
    ...one,
    activeCount: one.options.filter(({ selected }) => selected).length,
  }));

const euros = fc.option(fc.integer({ min: 0, max: 9999 }).map((cents) => cents / 100));

const range: fc.Arbitrary<RefineGroup> = fc
  .record({ low: euros, high: euros, max: fc.integer({ min: 10, max: 300 }), any: fc.boolean() })
  .map(({ low, high, max, any }) => ({
    ...{ column: 'price', label: 'Prijs', control: 'range', swatch: false, limit: 0, options: [] },
    ...(any && {
      range: { min: 0, max, low: low ?? undefined, high: high ?? undefined, unit: '€' },
    }),
    activeCount: low === null && high === null ? 0 : 1,
  }));

const form: fc.Arbitrary<RefinesProps> = fc.record({
  formId: fc.constantFrom('refine-1', 'refine-2'),
  title: fc.constantFrom(undefined, 'Dames'),
  blockId: fc.constant('1'),
  ajaxFilterId: fc.constant('artikelen'),
  mode: fc.constantFrom<RefinesProps['mode'][]>('inline', 'popover'),
  action: fc.constantFrom('/dames', '/a&b'),
  groups: fc
    .tuple(fc.array(list, { maxLength: 4 }), fc.array(range, { maxLength: 1 }))
    .map((parts) => parts.flat().map((one, place) => ({ ...one, column: one.column + place }))),
  myStore: fc.option(
    words.map((text) => ({ column: 'store', href: `/mijn?to=${text}` })),
    { nil: undefined },
  ),
  disabledClass: fc.constantFrom(undefined, 'grijs'),
  search: fc.option(words, { nil: undefined }),
  activeCount: fc.integer({ min: 0, max: 3 }),
  total: fc.integer({ min: 0, max: 3000 }),
  noun: fc.constant({ one: 'artikel', many: 'artikelen' }),
  resetHref: fc.constant('/dames'),
});

test('S2.2/6 S2.2/7 S2.2/9 a form of kept fragments is the same as one that is rendered whole', () => {
  const fragments = new FormFragments();
  fc.assert(
    fc.property(form, form, fc.constantFrom('nl_NL', 'en_GB'), (one, other, language) => {
      // What differs from one that is kept in a single thing is the likeliest to be taken for it.
      const alike = Object.entries(other).map(([name, value]) => ({ ...one, [name]: value }));
      const groups = one.groups.map((group, place) => ({ ...group, ...other.groups[place] }));
      for (const props of [one, ...alike, { ...one, groups }]) {
        const whole = renderToStaticMarkup(withLanguage(language, <Refines {...props} />));
        expect(fragments.render(props, language)).toBe(plainVoids(whole));
      }
    }),
    { numRuns: 15 },
  );
});

const shirts: RefinesProps = {
  ...{ formId: 'f', blockId: '1', ajaxFilterId: 'a', mode: 'inline', action: '/', resetHref: '/' },
  ...{ activeCount: 1, total: 12, noun: { one: 'artikel', many: 'artikelen' } },
  groups: [
    {
      ...{ column: 'price', label: 'Prijs', control: 'range', swatch: false, limit: 0 },
      ...{ options: [], activeCount: 1, range: { min: 0, max: 90, low: 12.34, unit: '€' } },
    },
  ],
};

test('other numbers take no rendering; what else changes is rendered anew', () => {
  const write = vi.fn(renderToStaticMarkup);
  const fragments = new FormFragments({ write });
  fragments.render(shirts, 'nl_NL');
  const rendered = write.mock.calls.length;
  const [price] = shirts.groups as [RefineGroup];
  const low = { ...price, range: { min: 0, max: 90, low: 56.78, unit: '€' } };
  const other = fragments.render({ ...shirts, total: 34, groups: [low] }, 'nl_NL');
  expect(other).toContain('value="56.78"');
  expect(other).toContain('34 artikelen');
  expect(write).toHaveBeenCalledTimes(rendered);
  expect(
    fragments.render({ ...shirts, groups: [{ ...price, label: 'Wat het kost' }] }, 'nl_NL'),
  ).toContain('Wat het kost');
  expect(write).toHaveBeenCalledTimes(rendered + 1);
});
