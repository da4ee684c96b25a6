import type { Command } from 'commander';
import {
  addWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  resendDelivery,
} from '#features/webhooks/api.server';
import { type WebhookEvent, webhookEvents } from '#features/webhooks/contract';
import { webhooks } from '#features/webhooks/feature';
import { readConfig } from '#platform/config/config';
import type { Host } from '#platform/host';
import { asJson, type ListOptions, tellRows } from './list-rows';
import { withPlainHost } from './open-plain';

const fail = (problem: string): void => {
  console.error(problem);
  process.exitCode = 1;
};

const isEvent = (text: string): text is WebhookEvent =>
  (webhookEvents as readonly string[]).includes(text);

const add = async (host: Host, url: string, events: string[]): Promise<void> => {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    return fail('Geef een adres zoals https://www.example.nl/meldingen.');
  }
  const wanted = events.length > 0 ? events : [...webhookEvents];
  if (!wanted.every(isEvent)) return fail(`Kies uit: ${webhookEvents.join(', ')}.`);
  const { webhook, secret } = await addWebhook(host, { url, events: wanted as WebhookEvent[] });
  console.log(`nummer: ${webhook.id}`);
  console.log(`geheim: ${secret}`);
  console.log('Bewaar het geheim nu: het wordt niet nog eens getoond.');
};

const list = async ({ db }: Host, options: ListOptions): Promise<void> =>
  tellRows(await listWebhooks(db), options, {
    none: 'Er zijn geen webhooks.',
    line: ({ id, url, events, isOn }) =>
      `${id}  ${isOn ? 'aan' : 'uit'}  ${url}  ${events.join(' ')}`,
    pick: ({ id, url, events, isOn }) => ({ id, url, events, isOn }),
  });

const log = async ({ db }: Host, webhook: number, options: ListOptions): Promise<void> =>
  tellRows(await listDeliveries(db, webhook), options, {
    none: 'Er is nog niets gemeld.',
    line: ({ id, createdAt, event, attempts, deliveredAt, status, problem }) => {
      const result = deliveredAt ? `bezorgd ${status}` : (problem ?? 'wacht');
      return `${id}  ${createdAt.toISOString()}  ${event}  ${attempts}x  ${result}`;
    },
    pick: ({ id, createdAt, event, attempts, deliveredAt, status, problem }) => ({
      ...{ id, createdAt, event, attempts, deliveredAt, status, problem },
    }),
  });

/** `etalage webhook add|list|remove|log|resend`: programs elsewhere that are told of events. */
export const addWebhookCommands = (program: Command, root: string): void => {
  const group = program.command('webhook').description('Meldingen aan andere programma’s');
  const on = (run: (host: Host) => Promise<void>) =>
    withPlainHost(readConfig(), root, run, [webhooks]);
  group
    .command('add <adres> [gebeurtenis...]')
    .description(`Meldt voortaan aan dit adres: ${webhookEvents.join(', ')} (zonder keuze: alles)`)
    .action((url: string, events: string[]) => on((host) => add(host, url, events)));
  group
    .command('list')
    .description('Toont de adressen')
    .option(...asJson)
    .action((options: ListOptions) => on((host) => list(host, options)));
  group
    .command('remove <nummer>')
    .description('Neemt een adres weg, met wat eraan gemeld werd')
    .action((id: string) =>
      on(async (host) => {
        if (!(await removeWebhook(host, Number(id)))) fail(`Er is geen webhook ${id}.`);
      }),
    );
  group
    .command('log <nummer>')
    .description('Toont wat er het laatst gemeld werd, en wat erop kwam')
    .option(...asJson)
    .action((id: string, options: ListOptions) => on((host) => log(host, Number(id), options)));
  group
    .command('resend <melding>')
    .description('Meldt iets nog eens')
    .action((id: string) =>
      on(async (host) => {
        if (!(await resendDelivery(host, Number(id)))) fail(`Er is geen melding ${id}.`);
      }),
    );
};
