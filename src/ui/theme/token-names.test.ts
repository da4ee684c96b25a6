import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { themeColors } from '#kernel/values/theme-colors';

const source = join(import.meta.dirname, '../..');

/** Words of colours: a theme gives a token another one, and a name must stay true. */
const words =
  /^(?:black|white|gr[ae]y|red|orange|amber|yellow|lime|green|mint|teal|cyan|aqua|blue|navy|indigo|purple|violet|magenta|pink|brown|beige|gold|silver|groen|rood|blauw|geel|oranje|paars|zwart|wit|grijs|bruin|roze)$/;

const named = (name: string): string[] => name.split('-').filter((part) => words.test(part));

test('no token is named after a colour: another theme gives it another one', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const found = files.flatMap((file) => {
    const css = readFileSync(join(source, file), 'utf8');
    const names = [...css.matchAll(/--([a-z][\w-]*)/g)].map(([, name = '']) => name);
    return names.filter((name) => named(name).length > 0).map((name) => `${file}: --${name}`);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
  expect(themeColors.map(({ token }) => token).filter((name) => named(name).length > 0)).toEqual(
    [],
  );
  expect(named('on-green-soft')).toEqual(['green']);
});
