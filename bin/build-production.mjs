// Builds all that the browser and the server run. A process of its own: see build.mjs.
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createBuilder } from 'vite';

/** Fonts and pictures are compressed already. */
const COMPRESSED = /\.(js|css|svg|json)$/;
const best = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
};

/** Beside each file what is sent in its place: compressed once, as small as can be. */
const compressAll = async (folder) => {
  const names = (await readdir(folder)).filter((name) => COMPRESSED.test(name));
  const compress = async (name) => {
    const content = await readFile(join(folder, name));
    for (const [ending, make] of Object.entries(best)) {
      await writeFile(join(folder, `${name}.${ending}`), await make(content));
    }
  };
  await Promise.all(names.map(compress));
};

/** In ms: a server that runs this long on an earlier build has read all of it that it needs, or was restarted. */
const KEPT = 7 * 86_400_000;

/** A running server reads some of its code when it first needs it: earlier builds' stay for a while. */
const dropOld = async (folder) => {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > KEPT) await rm(file, { force: true });
  }
};

const root = process.cwd();
// What Node kept of an earlier build's code: see etalage.mjs.
await rm(join(root, 'dist', 'compiled'), { recursive: true, force: true });
/** A theme that can't be used is told in its own words; where in the code that was found says nothing. */
const tellTheme = (error) => {
  if (error.name !== 'ThemeError') throw error;
  console.error(`\n${error.message}`);
  process.exit(1);
};
const builder = await createBuilder({ root, mode: 'production', logLevel: 'warn' }).catch(
  tellTheme,
);
await builder.buildApp();
await compressAll(join(root, 'dist', 'client', 'assets'));
await dropOld(join(root, 'dist', 'server', 'assets'));
