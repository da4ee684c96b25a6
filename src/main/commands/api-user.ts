import type { Command } from 'commander';
import { createApiUser, isClientId, removeApiUser } from '#features/api/api.server';
import { type Scope, scopes } from '#features/api/contract';
import { readConfig } from '#platform/config/config';
import { withPlainHost } from './open-plain';

const fail = (problem: string): void => {
  console.error(problem);
  process.exitCode = 1;
};

const add = async (root: string, name: string, scope: string): Promise<void> => {
  if (!isClientId(name))
    return fail('Een naam heeft 2 tot 60 letters, cijfers, punten of streepjes.');
  if (!scopes.includes(scope as Scope)) return fail(`Kies als scope: ${scopes.join(', ')}.`);
  const made = await withPlainHost(readConfig(), root, ({ db }) =>
    createApiUser(db, name, scope as Scope),
  );
  if (!made) return fail(`Er is al een API-gebruiker ${name}.`);
  console.log(`client_id: ${made.clientId}`);
  console.log(`client_secret: ${made.secret}`);
  console.log('Bewaar client_secret nu: het wordt niet nog eens getoond.');
};

const remove = async (root: string, name: string): Promise<void> => {
  const isGone = await withPlainHost(readConfig(), root, ({ db }) => removeApiUser(db, name));
  if (!isGone) return fail(`Er is geen API-gebruiker ${name}.`);
  console.log(
    `${name} krijgt geen toegangsbewijs meer; wat hij nog heeft geldt hoogstens een kwartier.`,
  );
};

/** `etalage api-user add|remove NAME`: programs that may read through the API. */
export const addApiUserCommands = (program: Command, root: string): void => {
  const group = program.command('api-user').description('Programma’s die de API gebruiken');
  group
    .command('add <naam>')
    .description('Maakt een API-gebruiker en toont zijn gegevens één keer')
    .option('--scope <scope>', scopes.join(', '), 'anonymous')
    .action((name: string, { scope }: { scope: string }) => add(root, name, scope));
  group
    .command('remove <naam>')
    .description('Neemt een API-gebruiker weg')
    .action((name: string) => remove(root, name));
};
