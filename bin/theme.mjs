// Which theme is built: ETALAGE_THEME, a name in themes/ or a path to a folder anywhere.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** The one that is built where none is told; the office wears it always. */
const USUAL = 'brink';

/** Settings come from the environment, and else from `.env`, as the server's do. */
const readSetting = () => {
  const given = process.env.ETALAGE_THEME?.trim();
  if (given) return given;
  const file = join(root, '.env');
  const kept = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')).ETALAGE_THEME?.trim() : '';
  return kept || USUAL;
};

/** The folders of the site's theme and of the office's; the first may not be there. */
export const themeFolders = () => {
  const given = readSetting();
  const isName = /^[\w-]+$/.test(given);
  return {
    site: isName ? join(root, 'themes', given) : resolve(given),
    office: join(root, 'themes', USUAL),
  };
};
