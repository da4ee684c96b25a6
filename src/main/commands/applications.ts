import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import {
  type ApplicationRow,
  decideApplication,
  findApplicationById,
  listApplications,
} from '#features/applications/api.server';
import { type ApplicationState, applicationStates } from '#features/applications/contract';
import { findSubmission } from '#features/forms/api.server';
import { loadSite } from '#features/settings/api.server';
import { openUpload } from '#features/uploads/api.server';
import { AppError } from '#kernel/errors';
import { applications as texts } from '#kernel/messages/nl-applications';
import { dayOf } from '#kernel/values/dutch-dates';
import { readConfig } from '#platform/config/config';
import type { Host } from '#platform/host';
import { asJson, type ListOptions, tellRows } from './list-rows';
import { withPlainHost } from './open-plain';

const fail = (problem: string): void => {
  console.error(problem);
  process.exitCode = 1;
};

/** Runs with the site read; without features, so that no index is made. */
const run = (root: string, work: (host: Host) => Promise<void>): Promise<void> =>
  withPlainHost(readConfig(), root, async (host) => {
    await loadSite(host);
    await work(host);
  });

const withApplication = (
  root: string,
  number: string,
  work: (host: Host, row: ApplicationRow) => Promise<void>,
): Promise<void> =>
  run(root, async (host) => {
    const row = /^\d{1,9}$/.test(number)
      ? await findApplicationById(host.db, Number(number))
      : undefined;
    if (row) await work(host, row);
    else fail(`Er is geen sollicitatie ${number}.`);
  });

const lineOf = ({ id, createdAt, state, vacancy, location }: ApplicationRow): string =>
  [id, dayOf(createdAt), texts.states[state], texts.mail.at(vacancy, location)].join('  ');

type Listing = ListOptions & { state?: string };

const list = (root: string, { state, json }: Listing): Promise<void> =>
  run(root, async (host) => {
    if (state !== undefined && !applicationStates.includes(state as ApplicationState)) {
      return fail(`Kies als stand: ${applicationStates.join(', ')}.`);
    }
    const rows = await listApplications(host, { state: state as ApplicationState | undefined });
    tellRows(
      rows,
      { json },
      {
        none: 'Er zijn geen sollicitaties.',
        line: lineOf,
        pick: ({ id, createdAt, state: at, vacancy, location }) => ({
          ...{ id, createdAt, state: at, vacancy, location },
        }),
      },
    );
  });

const show = async ({ db }: Host, row: ApplicationRow): Promise<void> => {
  console.log(lineOf(row));
  const submission = await findSubmission(db, row.submissionId);
  for (const { label, text } of submission?.lines ?? []) console.log(`${label}: ${text}`);
};

const decide = async (host: Host, { id }: ApplicationRow, state: string): Promise<void> => {
  if (state !== 'invited' && state !== 'rejected' && state !== 'hired') {
    return fail(texts.api.state);
  }
  try {
    console.log(lineOf(await decideApplication(host, id, state)));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    fail(error.message);
  }
};

const saveFiles = async (host: Host, row: ApplicationRow, folder: string): Promise<void> => {
  const submission = await findSubmission(host.db, row.submissionId);
  await mkdir(folder, { recursive: true });
  for (const [at, id] of (submission?.files ?? []).entries()) {
    const file = await openUpload(host, id);
    if (!file) continue;
    const name = join(
      folder,
      `${row.id}-${at + 1}-${file.upload.filename.replaceAll(/[/\\]/g, '-')}`,
    );
    await pipeline(file.stream, createWriteStream(name, { mode: 0o600 }));
    console.log(name);
  }
};

/** `etalage applications list|show|state|files`: for those who handle applications. */
export const addApplicationCommands = (program: Command, root: string): void => {
  const group = program.command('applications').description('Sollicitaties');
  group
    .command('list')
    .description('De nieuwste honderd')
    .option('--state <stand>', applicationStates.join(', '))
    .option(...asJson)
    .action((options: Listing) => list(root, options));
  group
    .command('show <nummer>')
    .description('Wat een sollicitant stuurde')
    .action((number: string) => withApplication(root, number, show));
  group
    .command('state <nummer> <stand>')
    .description('Nodigt uit (invited), wijst af (rejected) of neemt aan (hired), met een mail')
    .action((number: string, state: string) =>
      withApplication(root, number, (host, row) => decide(host, row, state)),
    );
  group
    .command('files <nummer> <map>')
    .description('Schrijft cv en brief naar een map')
    .action((number: string, folder: string) =>
      withApplication(root, number, (host, row) => saveFiles(host, row, folder)),
    );
};
