import { describe, expect, test } from 'vitest';
import { header } from '#kernel/wire';
import { readFacts } from './headers';

describe('S3.1/4 headers of a section', () => {
  test('S3.1/5 S3.1/6 totals and ids still available, by section and column', () => {
    const facts = readFacts([
      ['content-type', 'text/html'],
      [header.total(12), '38'],
      [header.enabledIds(12, 'color'), '3,4, 7'],
      [header.enabledIds(12, 'store_type'), ''],
      [header.total('zoeken-product-1'), '0'],
    ]);
    expect([...facts.keys()]).toEqual(['12', 'zoeken-product-1']);
    expect(facts.get('12')?.total).toBe(38);
    expect(facts.get('12')?.enabled.get('color')).toEqual(new Set(['3', '4', '7']));
    expect(facts.get('12')?.enabled.get('store_type')).toEqual(new Set());
    expect(facts.get('zoeken-product-1')?.total).toBe(0);
  });

  test('how many results each option gives', () => {
    const facts = readFacts([['etalage-12_counts_color', '3:14,7:0']]);
    expect(facts.get('12')?.counts.get('color')).toEqual(
      new Map([
        ['3', '14'],
        ['7', '0'],
      ]),
    );
  });
});
