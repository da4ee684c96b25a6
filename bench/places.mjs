import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
/** Databases and request lists of the benchmark: kept between runs, never committed. */
export const cacheFolder = join(root, 'bench', '.cache');
