import { type Command, InvalidArgumentError } from 'commander';
import { sql } from 'drizzle-orm';
import { announceChange } from '#features/overviews/api.server';
import { readConfig } from '#platform/config/config';
import { loadDemo } from '../../../demo/loader';
import { generateCatalog } from '../../../demo/loader/generate';
import { pathsOf } from '../paths';
import { open } from '../start';
import { withPlainHost } from './open-plain';
import { createProgress } from './progress';

/** Emptied by a reset only: what visitors left. */
const visitors = 'orders, order_lines, order_events, carts, cart_lines, sessions';

const load = async (root: string, reset: boolean): Promise<void> => {
  const { host, stop } = await open(readConfig(), root, { work: false, quiet: true });
  const progress = createProgress();
  try {
    if (reset) await host.db.execute(sql.raw(`truncate ${visitors} restart identity cascade`));
    await loadDemo(host, pathsOf(root).demo, progress.show);
  } finally {
    progress.stop();
    await stop();
  }
  console.log('De demo staat klaar.');
};

const wholeNumber =
  (most: number) =>
  (text: string): number => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || number < 1 || number > most) {
      throw new InvalidArgumentError(`een heel getal van 1 tot ${most}`);
    }
    return number;
  };

const generate = (root: string, options: { products: number; seed: number }): Promise<void> =>
  withPlainHost(readConfig(), root, async (host) => {
    const started = Date.now();
    const progress = createProgress();
    const onProgress = (done: number, total: number) =>
      progress.show('Artikelen maken', done, total);
    const made = await generateCatalog(host.db, { ...options, onProgress }).finally(progress.stop);
    await announceChange(host, 'Product');
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${made.products} artikelen met ${made.variants} varianten in ${seconds} s`);
  });

/** `etalage demo load|reset|generate`. */
export const addDemoCommands = (program: Command, root: string): void => {
  const group = program.command('demo').description('De demowinkel Brink');
  group
    .command('load')
    .description('Zet de demo in plaats van alle inhoud; bestellingen blijven')
    .action(() => load(root, false));
  group
    .command('reset')
    .description('Als load, en wist ook bestellingen, winkelmandjes en sessies')
    .action(() => load(root, true));
  group
    .command('generate')
    .description('Maakt er veel artikelen bij, om snelheid te meten')
    .option('--products <aantal>', 'hoeveel', wholeNumber(5_000_000), 100_000)
    .option('--seed <getal>', 'hetzelfde getal maakt dezelfde artikelen', wholeNumber(2_000_000), 1)
    .action((options: { products: number; seed: number }) => generate(root, options));
};
