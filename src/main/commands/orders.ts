import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import type { Command } from 'commander';
import {
  getOrderByNumber,
  listOrders,
  notePaid,
  presentOrderDetails,
  shipOrder,
  takeStep,
} from '#features/fulfilment/api.server';
import type { OrderState, PaymentState } from '#features/orders/contract';
import { completeRefund, listRefundTasks } from '#features/payments/api.server';
import {
  assessReturn,
  getReturnByNumber,
  receiveReturn,
  refundByStaff,
} from '#features/returns/api.server';
import { AppError } from '#kernel/errors';
import { orderTexts } from '#kernel/messages/nl-orders';
import { returnTexts } from '#kernel/messages/nl-returns';
import { dayOf } from '#kernel/values/dutch-dates';
import { formatEuro } from '#kernel/values/money';
import { namedChoices } from '#kernel/values/named-choices';
import { readConfig } from '#platform/config/config';
import type { Host } from '#platform/host';
import { features } from '../features';
import { asJson, type ListOptions, tellRows } from './list-rows';
import { withPlainHost } from './open-plain';
import { amount, endOfDay, oneOf, startOfDay, wholeNumber } from './read-options';

const by = `cli:${userInfo().username}`;

type Listing = ListOptions & {
  state?: OrderState;
  payment?: PaymentState;
  from?: Date;
  until?: Date;
  limit: number;
};

export const tellOrders = async ({ db }: Host, options: Listing): Promise<void> => {
  const { state, payment: paymentState, from, until, limit } = options;
  const orders = await listOrders(db, { state, paymentState, from, until }, { limit, start: 0 });
  tellRows(orders, options, {
    none: 'Er zijn geen bestellingen.',
    line: (one) =>
      [
        ...[one.number, dayOf(one.placedAt), orderTexts.states[one.state]],
        ...[orderTexts.paymentStates[one.paymentState], formatEuro(one.totalCents), one.email],
      ].join('  '),
    pick: (one) => ({
      ...{ number: one.number, placedAt: one.placedAt, state: one.state },
      ...{ paymentState: one.paymentState, totalCents: one.totalCents, email: one.email },
    }),
  });
};

const show = async (host: Host, number: string): Promise<void> => {
  const order = await getOrderByNumber(host.db, number);
  console.log(JSON.stringify(await presentOrderDetails(host, order), null, 2));
};

const listTasks = async ({ db }: Host, options: ListOptions): Promise<void> =>
  tellRows(await listRefundTasks(db), options, {
    none: 'Er hoeft niets met de hand te worden terugbetaald.',
    line: ({ id, orderNumber, amountCents, reason, problem }) =>
      [id, orderNumber, formatEuro(amountCents), reason, problem ?? ''].join('  ').trim(),
    pick: ({ id, orderNumber, amountCents, reason, problem }) => ({
      ...{ id, orderNumber, amountCents, reason, problem },
    }),
  });

const completeTask = async (host: Host, id: number): Promise<void> => {
  if (await completeRefund(host, host.db, id, by)) return console.log(`${id} is terugbetaald.`);
  throw new AppError(409, 'no_task', returnTexts.staff.noTask);
};

type Tracking = { carrier?: string; code?: string; url?: string; line?: string[] };

/** '12x2': two of variant 12. */
const readLine = (text: string) => {
  const [, variantId, quantity] = /^(\d{1,9})x(\d{1,5})$/.exec(text) ?? [];
  if (!variantId || !quantity) throw new AppError(422, 'line', `Geen regel zoals 12x2: ${text}`);
  return { variantId: Number(variantId), quantity: Number(quantity) };
};

const ship = async (host: Host, number: string, options: Tracking): Promise<void> => {
  const order = await getOrderByNumber(host.db, number);
  const parcel = await shipOrder(host, order, {
    ...{ by, carrier: options.carrier, trackingCode: options.code, trackingUrl: options.url },
    lines: options.line?.map(readLine),
  });
  console.log(parcel ? `${order.number}: ${parcel.trackingCode}` : `${order.number} is verstuurd.`);
};

const refund = async (
  host: Host,
  number: string,
  { cents, reason = '', key = randomUUID() }: { cents: number; reason?: string; key?: string },
): Promise<void> => {
  const order = await getOrderByNumber(host.db, number);
  const back = await refundByStaff(host, { by, orderId: order.id, cents, reason, key });
  const { moneyCents, cardCents } = back;
  console.log(`Terug: ${formatEuro(moneyCents)}; naar cadeaukaarten: ${formatEuro(cardCents)}.`);
};

const assess = async (host: Host, number: string, refusals: string[] = []): Promise<void> => {
  const found = await getReturnByNumber(host.db, number);
  const refused = refusals.map((text) => {
    const [variantId = '', ...note] = text.split(':');
    return { variantId: Number(variantId), note: note.join(':') };
  });
  const assessed = await assessReturn(host, found, { by, refused });
  console.log(`${assessed.number}: ${assessed.state}, terug ${formatEuro(assessed.refundCents)}.`);
};

/** Runs on the whole application, which leaves jobs to the servers; says plainly what can't be. */
const on = (root: string, run: (host: Host) => Promise<void>): Promise<void> =>
  withPlainHost(readConfig(), root, run, features).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });

const steps = [
  ['pack', 'Meldt dat een bestelling is ingepakt'],
  ['ready', 'Meldt dat een bestelling klaarligt in de winkel'],
  ['collected', 'Meldt dat een bestelling is opgehaald (en aan de kassa betaald)'],
  ['delivered', 'Meldt dat een bestelling is bezorgd'],
  ['cancel', 'Annuleert een bestelling en geeft alles terug'],
  ['close', 'Sluit een deels verstuurde bestelling: betaalt terug wat niet meer komt'],
] as const;

const addReturnCommands = (group: Command, root: string): void => {
  const returns = group.command('return').description('Retouren');
  returns
    .command('receive <retour>')
    .description('Meldt dat een retour binnen is')
    .action((number: string) =>
      on(root, async (host) => {
        await receiveReturn(host, await getReturnByNumber(host.db, number), { by });
        console.log(`${number} is binnen.`);
      }),
    );
  returns
    .command('judge <retour>')
    .description('Keurt een retour goed: geld en voorraad gaan terug')
    .option('--refuse <variant:reden...>', 'wat niet wordt teruggenomen, zoals 12:gedragen')
    .action((number: string, { refuse }: { refuse?: string[] }) =>
      on(root, (host) => assess(host, number, refuse)),
    );
};

/** `etalage orders …`: what staff does with orders, until there are screens for it. */
export const addOrderCommands = (program: Command, root: string): void => {
  const group = program.command('orders').description('Bestellingen en retouren');
  group
    .command('list')
    .description('Toont bestellingen, de nieuwste eerst')
    .option(...asJson)
    .option(
      '--state <stand>',
      `alleen deze: ${namedChoices(orderTexts.states)}`,
      oneOf(orderTexts.states),
    )
    .option(
      '--payment <stand>',
      `alleen zo betaald: ${namedChoices(orderTexts.paymentStates)}`,
      oneOf(orderTexts.paymentStates),
    )
    .option('--from <dag>', 'besteld op deze dag of later, zoals 2026-12-01', startOfDay)
    .option('--until <dag>', 'besteld op deze dag of eerder', endOfDay)
    .option('--limit <aantal>', 'hoogstens zoveel', wholeNumber(10_000), 50)
    .action((options: Listing) => on(root, (host) => tellOrders(host, options)));
  group
    .command('show <nummer>')
    .description('Toont alles van een bestelling, als JSON')
    .action((number: string) => on(root, (host) => show(host, number)));
  group
    .command('paid <nummer>')
    .description('Meldt dat het geld van een overschrijving binnen is')
    .action((typed: string) =>
      on(root, async (host) => {
        const order = await getOrderByNumber(host.db, typed);
        await notePaid(host, order.id, { by });
        console.log(`${order.number} is betaald.`);
      }),
    );
  for (const [step, description] of steps) {
    group
      .command(`${step} <nummer>`)
      .description(description)
      .action((typed: string) =>
        on(root, async (host) => {
          const order = await getOrderByNumber(host.db, typed);
          await takeStep(host, order.id, step, { by });
          const { state } = await getOrderByNumber(host.db, order.number);
          console.log(`${order.number}: ${orderTexts.states[state]}`);
        }),
      );
  }
  group
    .command('ship <nummer>')
    .description('Verstuurt een bestelling, of een deel ervan')
    .option('--carrier <naam>', 'own, postnl of dhl; anders die van de bezorgwijze')
    .option('--code <volgcode>', 'als het pakket elders is aangemeld')
    .option('--url <adres>', 'waar het pakket wordt gevolgd')
    .option('--line <variantxaantal...>', 'alleen dit, zoals 12x2')
    .action((number: string, options: Tracking) => on(root, (host) => ship(host, number, options)));
  group
    .command('refund <nummer>')
    .description('Betaalt terug zoals er is betaald')
    .argument('<bedrag>', 'zoals 25 of 12,50', amount)
    .option('--reason <reden>', 'voor het logboek')
    .option('--key <sleutel>', 'met dezelfde sleutel gaat het één keer')
    .action((number: string, cents: number, options: { reason?: string; key?: string }) =>
      on(root, (host) => refund(host, number, { cents, ...options })),
    );
  group
    .command('tasks')
    .description('Toont wat met de hand moet worden terugbetaald')
    .option(...asJson)
    .action((options: ListOptions) => on(root, (host) => listTasks(host, options)));
  group
    .command('refunded')
    .description('Meldt dat iets met de hand is terugbetaald')
    .argument('<nummer>', 'het nummer uit ‘tasks’', wholeNumber(2 ** 31 - 1))
    .action((id: number) => on(root, (host) => completeTask(host, id)));
  addReturnCommands(group, root);
};
