import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { plainVoids } from '#platform/render/void-elements';
import { withLanguage } from '#ui/language';
import type { RefineGroup } from '../contract';
import { RefineGroupView } from '../site/refine-group.view';
import { OptionFragments } from './option-fragments';

const noun = { one: 'artikel', many: 'artikelen' };
const look = { noun, language: 'nl_NL' };

const option = fc.record({
  id: fc.integer({ min: 1, max: 40 }),
  label: fc.constantFrom('38', '40', 'XL', 'Marineblauw', 'Truien & vesten', 'Jan’s <b>', 'Één'),
  hex: fc.option(fc.constant('#112233'), { nil: undefined }),
  selected: fc.boolean(),
  enabled: fc.boolean(),
  count: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 998, max: 120_000 })),
});

const group: fc.Arbitrary<RefineGroup> = fc
  .record({
    column: fc.constantFrom('size', 'color'),
    label: fc.constant('Maat'),
    control: fc.constantFrom<RefineGroup['control'][]>('checkbox', 'radio'),
    swatch: fc.boolean(),
    limit: fc.integer({ min: 0, max: 4 }),
    options: fc.uniqueArray(option, { selector: ({ id }) => id, maxLength: 8 }),
  })
  .map((one) => ({
    ...one,
    activeCount: one.options.filter(({ selected }) => selected).length,
  }));

test('a group of kept fragments is the same as one that is rendered whole', () => {
  const fragments = new OptionFragments();
  const language = fc.constantFrom('nl_NL', 'en_GB');
  const disabledClass = fc.constantFrom(undefined, 'grijs');
  fc.assert(
    fc.property(group, language, disabledClass, (one, language, disabledClass) => {
      const whole = (shown: RefineGroup): string => {
        const props = { formId: 'f', noun, disabledClass, open: true };
        const view = withLanguage(language, <RefineGroupView group={shown} {...props} />);
        return plainVoids(renderToStaticMarkup(view));
      };
      const html = fragments.render(one, { noun, language, disabledClass });
      expect(whole({ ...one, html })).toBe(whole(one));
    }),
  );
});

const some = (label: string, count: number): RefineGroup => ({
  ...{ column: 'color', label: 'Kleur', control: 'checkbox', swatch: false, limit: 0 },
  options: [{ id: 1, label, selected: false, enabled: true, count }],
  activeCount: 0,
});

test('another count takes no rendering; what else changes is rendered anew', () => {
  const write = vi.fn(renderToStaticMarkup);
  const fragments = new OptionFragments({ write });
  fragments.render(some('Blauw', 3), look);
  expect(fragments.render(some('Blauw', 1234), look)).toContain('1.234 artikelen');
  expect(write).toHaveBeenCalledTimes(1);
  expect(fragments.render(some('Lichtblauw', 3), look)).toContain('Lichtblauw');
  expect(write).toHaveBeenCalledTimes(2);
});

test('it keeps so many fragments and no more', () => {
  const write = vi.fn(renderToStaticMarkup);
  const fragments = new OptionFragments({ most: 2, write });
  for (const label of ['a', 'b', 'c', 'c']) fragments.render(some(label, 1), look);
  expect(write).toHaveBeenCalledTimes(3);
  fragments.render(some('a', 1), look);
  expect(write).toHaveBeenCalledTimes(4);
});
