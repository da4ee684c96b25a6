import type { Command } from 'commander';
import { eq } from 'drizzle-orm';
import { endReservation, listReservations, reservations } from '#features/reservations/api.server';
import { reservationTexts } from '#kernel/messages/nl-reservations';
import { formatWeekdayMoment } from '#kernel/values/weekday-moment';
import { readConfig } from '#platform/config/config';
import type { Host } from '#platform/host';
import { asJson, type ListOptions, tellRows } from './list-rows';
import { withPlainHost } from './open-plain';
import { wholeNumber } from './read-options';

const { states } = reservationTexts;

const fail = (problem: string): void => {
  console.error(problem);
  process.exitCode = 1;
};

type Listing = ListOptions & { store?: number; all?: true };

const list = async (host: Host, options: Listing): Promise<void> => {
  const { store, all } = options;
  const state = all ? undefined : 'held';
  tellRows(await listReservations(host.db, { state, locationId: store }), options, {
    none: 'Er ligt niets weggelegd.',
    line: (one) => {
      const what = [one.title, one.choice].filter(Boolean).join(', ');
      const until = formatWeekdayMoment(one.expiresAt);
      return `${one.code}  ${states[one.state]}  winkel ${one.locationId}  ${what}  tot ${until}`;
    },
    pick: ({ code, state: at, locationId, title, choice, expiresAt }) => ({
      ...{ code, state: at, locationId, title, choice, expiresAt },
    }),
  });
};

const end = async (host: Host, code: string, state: 'collected' | 'released'): Promise<void> => {
  const wanted = code.trim().toUpperCase();
  const [row] = await host.db.select().from(reservations).where(eq(reservations.code, wanted));
  if (!row) return fail(`Er is geen reservering ${wanted}.`);
  if (!(await endReservation(host, row.id, state))) {
    return fail(`Reservering ${wanted} loopt niet meer: ${states[row.state]}.`);
  }
  console.log(`${wanted}: ${states[state]}.`);
};

/** `etalage reservation list|collected|release`: what is put aside in stores. */
export const addReservationCommands = (program: Command, root: string): void => {
  const group = program.command('reservation').description('Wat in winkels is weggelegd');
  const on = (run: (host: Host) => Promise<void>) => withPlainHost(readConfig(), root, run);
  group
    .command('list')
    .description('Toont wat er nu ligt')
    .option(...asJson)
    .option('--store <nummer>', 'van één winkel', wholeNumber(1_000_000_000))
    .option('--all', 'ook wat voorbij is')
    .action((options: Listing) => on((host) => list(host, options)));
  group
    .command('collected <code>')
    .description('Het is opgehaald')
    .action((code: string) => on((host) => end(host, code, 'collected')));
  group
    .command('release <code>')
    .description('Het gaat terug de winkel in')
    .action((code: string) => on((host) => end(host, code, 'released')));
};
