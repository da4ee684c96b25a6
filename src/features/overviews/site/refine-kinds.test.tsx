import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RefineGroup } from '../contract';
import { RefineGroupView } from './refine-group.view';

const groupOf = (labels: readonly string[], limit = 0): RefineGroup => ({
  ...{ column: 'size', label: 'Maat', control: 'checkbox', swatch: false, limit, activeCount: 0 },
  options: labels.map((label, id) => ({ id, label, selected: false, enabled: true, count: 1 })),
});

/** The labels, with a bar where a new row begins. */
const rowsOf = (labels: readonly string[], limit?: number): string => {
  const group = groupOf(labels, limit);
  const noun = { one: 'artikel', many: 'artikelen' };
  const html = renderToStaticMarkup(<RefineGroupView group={group} formId="f" open noun={noun} />);
  return (
    html
      .replace(/<span[^>]*class="[^"]*apart[^"]*"([^>]*)><\/span>/g, (_, rest: string) =>
        rest.includes('data-beyond') ? '<i>(|)</i>' : '<i>|</i>',
      )
      .match(/<i>[^<]*<\/i>|class="[^"]*label[^"]*">[^<]*/g)
      ?.map((part) => part.replace(/^[^>]*>|<\/i>/g, ''))
      .join(' ') ?? ''
  );
};

test('sizes are tiles in rows of their kind, also where a name is long: that takes two', () => {
  const group = { ...groupOf(['S', '36', '36-39', '50 × 70 cm', 'Eén maat']), sizes: true };
  const noun = { one: 'artikel', many: 'artikelen' };
  const html = renderToStaticMarkup(<RefineGroupView group={group} formId="f" open noun={noun} />);
  expect(html).toContain('data-look="tiles"');
  expect(html.match(/data-wide/g)).toHaveLength(2);
  expect(html.match(/class="[^"]*apart/g)).toHaveLength(4);
});

test('sizes in letters and in numbers stand apart', () => {
  expect(rowsOf(['S', 'M', 'L', '36', '38'])).toBe('S M L | 36 38');
  expect(rowsOf(['S', 'M'])).toBe('S M');
  expect(rowsOf(['36', '30/32'])).toBe('36 30/32');
  expect(rowsOf(['S', 'M', '36'], 2)).toBe('S M (|) 36');
  // In rows each has its own line already.
  expect(rowsOf(['S', '36', 'Eén maat'])).toBe('S 36 Eén maat');
});
