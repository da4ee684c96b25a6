import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, root } from './places.mjs';
import { runCommand, startServer } from './server.mjs';

/** The demo chain as it is, and with so many generated products beside its own. */
export const sizes = [
  { name: 'demo', title: 'The demo chain', products: 0 },
  { name: '100000', title: 'With 100,000 products', products: 100_000 },
  { name: '1000000', title: 'With 1,000,000 products', products: 1_000_000, optional: true },
];

function* filesBelow(path) {
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/** Changes when what the databases are made of does. */
const stamp = () => {
  const hash = createHash('sha256');
  for (const top of ['demo/content', 'demo/loader', 'migrations']) {
    for (const file of filesBelow(join(root, top))) {
      hash.update(file.slice(root.length)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
};

/** The data folder of a size, made when it isn't there or the demo has changed since. */
export const prepareData = async (size, say) => {
  const folder = join(cacheFolder, size.name);
  const mark = join(folder, 'made-of');
  const wanted = stamp();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return { folder };
  say('  making the data …');
  rmSync(folder, { recursive: true, force: true });
  const server = await startServer(folder);
  await server.stop();
  if (size.products > 0) {
    try {
      await runCommand(folder, ['demo', 'generate', '--products', String(size.products)]);
    } catch (error) {
      const [line] = error.message.split('\n').slice(-1);
      return { skipped: `the products could not be generated (${line})` };
    }
  }
  writeFileSync(mark, wanted);
  return { folder };
};
