import { type Command, Option } from 'commander';
import { readConfig } from '#platform/config/config';
import type { Host } from '#platform/host';
import { postHeldSince, releasePost } from '#platform/installation/held';
import { features } from '../features';
import { withPlainHost } from './open-plain';
import { backupWords } from './speak';

type Options = { waiting?: 'send' | 'drop' };

const run = async ({ db, jobs }: Host, { waiting }: Options): Promise<void> => {
  const words = backupWords().live;
  const since = await postHeldSince(db);
  if (!since) return console.log(words.none);
  const found = await jobs.countPost(since);
  if (found.length > 0 && !waiting) {
    console.error(words.ask);
    for (const { name, count } of found) console.error(`  ${count} × ${name}`);
    console.error(words.choose);
    process.exitCode = 1;
    return;
  }
  if (waiting === 'drop') await jobs.forgetPost(since);
  await releasePost(db);
  console.log(words.done);
};

/** `etalage live`: a site that was put back from a backup mails again. */
export const addLiveCommand = (program: Command, root: string): void => {
  const words = backupWords().live;
  program
    .command('live')
    .description(words.command)
    .addOption(new Option('--waiting <choice>', words.waiting).choices(['send', 'drop']))
    .action((options: Options) =>
      withPlainHost(readConfig(), root, (host) => run(host, options), features),
    );
};
