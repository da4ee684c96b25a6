import type { Command } from 'commander';
import { examine } from '#features/operations/api.server';
import type { Finding } from '#features/operations/contract';
import { readConfig } from '#platform/config/config';
import type { Host } from '#platform/host';
import { features } from '../features';
import { withPlainHost } from './open-plain';
import { doctorWords } from './speak';

const signs = { ok: '✓', advice: '?', blocks: '✗' } as const;

const whereOf = ({ where }: Finding, siteUrl: string): string[] => {
  const words = doctorWords();
  if (!where) return [];
  if (where.kind === 'office') return [words.office(`${siteUrl}/admin${where.path}`)];
  return [where.kind === 'setting' ? words.setting(where.name) : words.run(where.name)];
};

const tell = (found: readonly Finding[], siteUrl: string): void => {
  const words = doctorWords();
  for (const one of found) {
    const about = one.about && ` (${one.about})`;
    const state = `${words.checks[one.key]}: ${words.states[one.state]}${about}`;
    const where = one.state === 'ok' ? [] : whereOf(one, siteUrl);
    console.log(`${signs[one.state]} ${[state, ...where].join('; ')}`);
  }
  const count = found.filter(({ state }) => state === 'blocks').length;
  console.log(count === 0 ? words.ready : words.blocked(count));
};

/** Says what was found; the exit code is 1 when something stands in the way. */
export const tellDoctor = async (host: Host, { json }: { json?: true }): Promise<void> => {
  const found = await examine(host);
  if (json) console.log(JSON.stringify(found, null, 2));
  else tell(found, host.config.siteUrl);
  if (found.some(({ state }) => state === 'blocks')) process.exitCode = 1;
};

/** `etalage doctor`: what is lacking before a site opens; ends with 1 when something stands in the way. */
export const addDoctorCommand = (program: Command, root: string): void => {
  const words = doctorWords();
  program
    .command('doctor')
    .description(words.command)
    .option('--json', words.json)
    .action((options: { json?: true }) =>
      withPlainHost(readConfig(), root, (host) => tellDoctor(host, options), features),
    );
};
