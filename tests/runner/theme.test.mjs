import { join, resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { themeFolders } from '../../bin/theme.mjs';

const themes = resolve(import.meta.dirname, '../../themes');

afterEach(() => vi.unstubAllEnvs());

test('a theme is told by its name or by a path; the office has the usual one all the same', () => {
  const office = join(themes, 'brink');
  for (const [given, site] of [
    ['haven', join(themes, 'haven')],
    [' haven ', join(themes, 'haven')],
    ['/srv/mijn-thema', '/srv/mijn-thema'],
    ['./mijn-thema', resolve('mijn-thema')],
  ]) {
    vi.stubEnv('ETALAGE_THEME', given);
    expect(themeFolders(), given).toEqual({ site, office });
  }
});
