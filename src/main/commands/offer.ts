import type { Command } from 'commander';
import { createOffer, listOffers, stopOffer } from '#features/promotions/api.server';
import { formatEuro } from '#kernel/values/money';
import { readConfig } from '#platform/config/config';
import { addDiscountOptions, type DiscountOptions, effectOf, effectText } from './discount-options';
import { asJson, type ListOptions, tellRows } from './list-rows';
import { withPlainHost } from './open-plain';
import { wholeNumber } from './read-options';

type Options = DiscountOptions & { days: number };

const fail = (problem: string): void => {
  console.error(problem);
  process.exitCode = 1;
};

const add = async (root: string, name: string, options: Options): Promise<void> => {
  const effect = effectOf(options);
  if (!effect) return fail('Zeg wat de codes doen: --percent, --amount of --free-delivery.');
  const { minimum: minimumCents, days: validDays } = options;
  const made = await withPlainHost(readConfig(), root, ({ db }) =>
    createOffer(db, { name: name.trim(), ...effect, minimumCents, validDays }),
  );
  if (!made) return fail(`Er is al een actie ${name.trim()}.`);
  console.log(`Actie ${made.id} (${made.name}) geeft codes.`);
};

const lineOf = (offer: Awaited<ReturnType<typeof listOffers>>[number]): string => {
  const { id, name, minimumCents, validDays, state, given, used } = offer;
  return [
    ...[String(id), name, effectText(offer), `${validDays} dagen geldig`],
    ...(minimumCents > 0 ? [`vanaf ${formatEuro(minimumCents)}`] : []),
    ...[`${given} gegeven`, `${used} gebruikt`],
    ...(state === 'stopped' ? ['gestopt'] : []),
  ].join(' · ');
};

const list = async (root: string, options: ListOptions): Promise<void> => {
  const offers = await withPlainHost(readConfig(), root, ({ db }) => listOffers(db));
  tellRows(offers, options, { none: 'Er zijn geen acties.', line: lineOf });
};

const stop = async (root: string, id: number): Promise<void> => {
  const isStopped = await withPlainHost(readConfig(), root, (host) => stopOffer(host, id));
  if (!isStopped) return fail(`Er is geen actie ${id}.`);
  console.log(`Actie ${id} geeft geen codes meer. Gegeven codes blijven geldig.`);
};

/** `etalage offer add|list|stop`: what personal discount codes are made of. */
export const addOfferCommands = (program: Command, root: string): void => {
  const group = program.command('offer').description('Acties met persoonlijke kortingscodes');
  const made = group
    .command('add <naam>')
    .description('Maakt een actie; ieder e-mailadres krijgt er één code van');
  addDiscountOptions(made)
    .option('--days <aantal>', 'dagen dat een code geldig is', wholeNumber(366), 30)
    .action((name: string, options: Options) => add(root, name, options));
  group
    .command('list')
    .description('Toont alle acties, met hun nummer')
    .option(...asJson)
    .action((options: ListOptions) => list(root, options));
  group
    .command('stop')
    .argument('<nummer>', 'nummer van de actie', wholeNumber(2_147_483_647))
    .description('Vanaf nu geeft de actie geen codes meer')
    .action((id: number) => stop(root, id));
};
