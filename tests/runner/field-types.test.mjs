import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..', '..', 'src');

/** What only the types themselves may ask: what a field's type is called. */
const ASKS = /(?:[!=]==\s*'[A-Z]\w*Field')|(?:case\s+'[A-Z]\w*Field')|(?:Field'\]\s*\.includes\()/;

test('nobody but the types of fields asks what type a field has', () => {
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.|^fields\//.test(name),
  );
  expect(sources.length).toBeGreaterThan(1000);
  const asking = sources.filter((name) => ASKS.test(readFileSync(join(src, name), 'utf8')));
  expect(asking).toEqual([]);
});
