import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, root } from './places.mjs';
import { runCommand, startServer } from './server.mjs';

/**
 * The demo chain as it is, and with so many generated products beside its own. `most` of them at
 * the largest size: a million unless told otherwise.
 */
export const sizesOf = (most = 1_000_000) => [
  { name: 'demo', title: 'The demo chain', products: 0 },
  {
    name: 'places',
    title: 'With 5,000 stores and 50,000 vacancies',
    products: 0,
    places: ['--products', '1', '--stores', '5000', '--vacancies', '50000'],
  },
  {
    name: 'orders',
    title: 'With 100,000 orders, and 20 people of the chain at work',
    products: 0,
    orders: 100_000,
  },
  { name: '100000', title: 'With 100,000 products', products: 100_000 },
  {
    name: String(most),
    title: `With ${Number(most).toLocaleString('en-GB')} products`,
    products: Number(most),
    optional: true,
  },
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

/** A stopped server's data folder with all in it, to be another's: loading the demo takes longer. */
const copyFolder = (from, to) => {
  rmSync(to, { recursive: true, force: true });
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the demo's data could not be copied: ${stderr}`);
  rmSync(join(to, 'made-of'));
};

/** The data folder of a size, made when it isn't there or the demo has changed since. */
export const prepareData = async (size, say) => {
  const folder = join(cacheFolder, size.name);
  const mark = join(folder, 'made-of');
  const wanted = stamp();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return { folder };
  say('  making the data …');
  const [plain] = sizesOf();
  if (size.name === plain.name) {
    rmSync(folder, { recursive: true, force: true });
    const server = await startServer(folder);
    await server.stop();
  } else {
    copyFolder((await prepareData(plain, say)).folder, folder);
  }
  if (size.products > 0 || size.places) {
    const amounts = size.places ?? ['--products', String(size.products)];
    try {
      await runCommand(folder, ['demo', 'generate', ...amounts]);
    } catch (error) {
      const [line] = error.message.split('\n').slice(-1);
      return { skipped: `the products could not be generated (${line})` };
    }
  }
  writeFileSync(mark, wanted);
  return { folder };
};
