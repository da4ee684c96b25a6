import { randomUUID } from 'node:crypto';
import type { Command } from 'commander';
import { setProductKind } from '#features/catalog/api.server';
import { announceChange } from '#features/overviews/api.server';
import { findCard, formatCardCode, issueCard } from '#features/promotions/api.server';
import { promotions as limits } from '#kernel/limits-orders';
import { dayOf, formatDay } from '#kernel/values/dutch-dates';
import { formatEuro } from '#kernel/values/money';
import { readConfig } from '#platform/config/config';
import { withPlainHost } from './open-plain';
import { amount, endOfDay } from './read-options';

const fail = (problem: string): void => {
  console.error(problem);
  process.exitCode = 1;
};

const add = async (root: string, cents: number, until: Date | undefined): Promise<void> => {
  const { minCard, maxCard } = limits;
  if (cents < minCard || cents > maxCard) {
    return fail(`Op een cadeaukaart past ${formatEuro(minCard)} tot ${formatEuro(maxCard)}.`);
  }
  const card = await withPlainHost(readConfig(), root, ({ db, config, clock }) =>
    issueCard(db, config.secret, {
      origin: `hand/${randomUUID()}`,
      cents,
      now: clock.now(),
      expiresAt: until,
    }),
  );
  console.log(`Code: ${formatCardCode(card.code)}`);
  console.log(`Waarde: ${formatEuro(card.cents)}`);
  console.log('Bewaar de code nu: hij wordt niet nog eens getoond.');
};

const balance = async (root: string, code: string): Promise<void> => {
  const card = await withPlainHost(readConfig(), root, ({ db }) => findCard(db, code));
  if (!card) return fail('Er is geen cadeaukaart met deze code.');
  const until = formatDay(dayOf(card.expiresAt));
  console.log(
    `${formatEuro(card.balanceCents)} van ${formatEuro(card.initialCents)}, tot ${until}`,
  );
};

const sell = async (root: string, access: string): Promise<void> => {
  const isSold = await withPlainHost(readConfig(), root, async (host) => {
    const id = await setProductKind(host.db, access, 'giftcard');
    if (id !== undefined) await announceChange(host, 'Product', [id]);
    return id !== undefined;
  });
  if (!isSold) return fail(`Er is geen artikel ${access}.`);
  console.log(`${access} wordt als cadeaukaart verkocht: de prijs van elke maat is zijn waarde.`);
};

/** `etalage giftcard add|balance|sell`: gift cards by hand, what is on one, and selling them. */
export const addGiftCardCommands = (program: Command, root: string): void => {
  const group = program.command('giftcard').description('Cadeaukaarten');
  group
    .command('add')
    .description('Maakt een cadeaukaart en toont de code één keer')
    .argument('<bedrag>', 'zoals 25 of 12,50', amount)
    .option('--until <dag>', 'laatste dag; anders vijf jaar geldig', endOfDay)
    .action((cents: number, { until }: { until?: Date }) => add(root, cents, until));
  group
    .command('balance <code>')
    .description('Wat er op een cadeaukaart staat')
    .action((code: string) => balance(root, code));
  group
    .command('sell <artikel>')
    .description('Verkoopt een artikel als cadeaukaart: betaald is de code onderweg')
    .action((access: string) => sell(root, access));
};
