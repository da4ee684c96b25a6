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

const list = async ({ db }: Host): Promise<void> => {
  for (const { id, url, events, isOn } of await listWebhooks(db)) {
    console.log(`${id}  ${isOn ? 'aan' : 'uit'}  ${url}  ${events.join(' ')}`);
  }
};

const log = async ({ db }: Host, id: number): Promise<void> => {
  for (const sent of await listDeliveries(db, id)) {
    const result = sent.deliveredAt ? `bezorgd ${sent.status}` : (sent.problem ?? 'wacht');
    const { attempts, createdAt, event } = sent;
    console.log(`${sent.id}  ${createdAt.toISOString()}  ${event}  ${attempts}x  ${result}`);
  }
};

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
    .action(() => on(list));
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
    .action((id: string) => on((host) => log(host, Number(id))));
  group
    .command('resend <melding>')
    .description('Meldt iets nog eens')
    .action((id: string) =>
      on(async (host) => {
        if (!(await resendDelivery(host, Number(id)))) fail(`Er is geen melding ${id}.`);
      }),
    );
};
