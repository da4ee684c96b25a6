import { createHash } from 'node:crypto';
import { extname } from 'node:path';

/** What a build makes, by extension. */
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** A name that changes with its content: 'browser-DYJKfyCk.js'. */
const HASHED = /^[\w.~-]{1,150}-[\w-]{8}\.[a-z\d]{2,5}$/;

/** The content type of a built file with such a name; undefined: no build makes it. */
export const assetType = (name: string): string | undefined =>
  HASHED.test(name) ? types[extname(name)] : undefined;

/** Where a built file is kept. Names have capitals, which keys of the storage haven't. */
export const assetKey = (name: string): string =>
  `builds/${createHash('sha256').update(name).digest('hex').slice(0, 40)}`;
