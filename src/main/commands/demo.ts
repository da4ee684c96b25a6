import type { Command } from 'commander';
import { sql } from 'drizzle-orm';
import { announceChange } from '#features/overviews/api.server';
import { readConfig } from '#platform/config/config';
import type { Host } from '#platform/host';
import { loadDemo } from '../../../demo/loader';
import { generateCatalog } from '../../../demo/loader/generate';
import { generatePlaces } from '../../../demo/loader/generate-places';
import { pathsOf } from '../paths';
import { open } from '../start';
import { withPlainHost } from './open-plain';
import { createProgress } from './progress';
import { wholeNumber } from './read-options';

/** Emptied by a reset only: what visitors left. */
const visitors =
  'orders, order_lines, order_events, carts, cart_lines, sessions, discount_codes, discount_code_uses, gift_cards, gift_card_entries, stock_alerts, reservations, event_bookings, review_mail_stops';

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

type Generated = { products: number; stores: number; vacancies: number; seed: number };

const addPlaces = async (host: Host, options: Generated): Promise<void> => {
  if (options.stores + options.vacancies === 0) return;
  const made = await generatePlaces(host.db, options);
  await announceChange(host, 'Location');
  await announceChange(host, 'Vacancy');
  console.log(`${made.stores} winkels en ${made.vacancies} vacatures`);
};

const generate = (root: string, options: Generated): Promise<void> =>
  withPlainHost(readConfig(), root, async (host) => {
    const started = Date.now();
    const progress = createProgress();
    const onProgress = (done: number, total: number) =>
      progress.show('Artikelen maken', done, total);
    const made = await generateCatalog(host.db, { ...options, onProgress }).finally(progress.stop);
    await announceChange(host, 'Product');
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${made.products} artikelen met ${made.variants} varianten in ${seconds} s`);
    await addPlaces(host, options);
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
    .option('--stores <aantal>', 'hoeveel winkels', wholeNumber(100_000), 0)
    .option('--vacancies <aantal>', 'hoeveel vacatures', wholeNumber(1_000_000), 0)
    .option('--seed <getal>', 'hetzelfde getal maakt dezelfde artikelen', wholeNumber(2_000_000), 1)
    .action((options: Generated) => generate(root, options));
};
