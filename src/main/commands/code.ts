import type { Command } from 'commander';
import {
  createCode,
  listCodes,
  type NewCode,
  normalizeCode,
  resolveDiscount,
  stopCode,
} from '#features/promotions/api.server';
import { dayOf, formatDay } from '#kernel/values/dutch-dates';
import { formatEuro } from '#kernel/values/money';
import { readConfig } from '#platform/config/config';
import { addDiscountOptions, type DiscountOptions, effectOf, effectText } from './discount-options';
import { asJson, type ListOptions, tellRows } from './list-rows';
import { withPlainHost } from './open-plain';
import { endOfDay, startOfDay, wholeNumber } from './read-options';

type Options = DiscountOptions & {
  from?: Date;
  until?: Date;
  max?: number;
  once?: true;
};

type Stored = Awaited<ReturnType<typeof listCodes>>[number];

const fail = (problem: string): void => {
  console.error(problem);
  process.exitCode = 1;
};

const add = async (root: string, code: string, options: Options): Promise<void> => {
  const name = normalizeCode(code);
  if (name.length < 3 || name.length > 40)
    return fail('Een code heeft 3 tot 40 letters of cijfers.');
  const effect = effectOf(options);
  if (!effect) return fail('Zeg wat de code doet: --percent, --amount of --free-delivery.');
  const wanted: NewCode = {
    code: name,
    ...effect,
    minimumCents: options.minimum,
    startsAt: options.from,
    endsAt: options.until,
    maxUses: options.max,
    oncePerCustomer: options.once,
  };
  const [problem] = Object.values(resolveDiscount(wanted));
  if (problem !== undefined) return fail(problem);
  const isMade = await withPlainHost(readConfig(), root, ({ db }) => createCode(db, wanted));
  if (!isMade) return fail(`Er is al een code ${name}.`);
  console.log(`${name} geldt.`);
};

const conditionsOf = (code: Stored): string[] => [
  ...(code.state === 'stopped' ? ['gestopt'] : []),
  ...(code.minimumCents > 0 ? [`vanaf ${formatEuro(code.minimumCents)}`] : []),
  ...(code.startsAt ? [`vanaf ${formatDay(dayOf(code.startsAt))}`] : []),
  ...(code.endsAt ? [`tot ${formatDay(dayOf(code.endsAt))}`] : []),
  ...(code.maxUses === null ? [] : [`${code.uses} van ${code.maxUses} keer gebruikt`]),
  ...(code.oncePerCustomer ? ['één keer per klant'] : []),
];

const list = async (root: string, options: ListOptions): Promise<void> => {
  const codes = await withPlainHost(readConfig(), root, ({ db }) => listCodes(db));
  tellRows(codes, options, {
    none: 'Er zijn geen kortingscodes.',
    line: (code) => [code.code, effectText(code), ...conditionsOf(code)].join(' · '),
  });
};

const stop = async (root: string, code: string): Promise<void> => {
  const isStopped = await withPlainHost(readConfig(), root, ({ db }) => stopCode(db, code));
  if (!isStopped) return fail(`Er is geen code ${normalizeCode(code)}.`);
  console.log(`${normalizeCode(code)} geldt niet meer.`);
};

/** `etalage code add|list|stop`: discount codes. */
export const addCodeCommands = (program: Command, root: string): void => {
  const group = program.command('code').description('Kortingscodes');
  const made = group.command('add <code>').description('Maakt een kortingscode');
  addDiscountOptions(made)
    .option('--from <dag>', 'eerste dag, zoals 2026-12-01', startOfDay)
    .option('--until <dag>', 'laatste dag', endOfDay)
    .option('--max <aantal>', 'voor zoveel bestellingen', wholeNumber(1_000_000_000))
    .option('--once', 'één keer per klant, naar e-mailadres')
    .action((code: string, options: Options) => add(root, code, options));
  group
    .command('list')
    .description('Toont alle kortingscodes')
    .option(...asJson)
    .action((options: ListOptions) => list(root, options));
  group
    .command('stop <code>')
    .description('Vanaf nu geldt de code niet meer')
    .action((code: string) => stop(root, code));
};
