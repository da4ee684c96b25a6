import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { createAccount, passwordError } from '#features/accounts/api.server';
import { accounts as limits } from '#kernel/limits-accounts';
import { isStandardEmail } from '#kernel/values/email';
import { readConfig } from '#platform/config/config';
import { open } from '../start';

const roles = ['customer', 'staff', 'editor', 'admin'] as const;
type Role = (typeof roles)[number];

type Options = { name?: string; password?: string; role: string };

/** Why a user can't be made of this; undefined: he can. */
export const findProblem = async (email: string, options: Options): Promise<string | undefined> => {
  if (!isStandardEmail(email)) return `${email} is geen e-mailadres.`;
  if (!roles.includes(options.role as Role)) return `Kies als rol: ${roles.join(', ')}.`;
  if (options.password !== undefined) {
    return passwordError(options.password, [email, options.name ?? '']);
  }
  return undefined;
};

/** `etalage user add EMAIL`: someone who can log in. */
export const addUserCommands = (program: Command, root: string): void => {
  const user = program.command('user').description('Wie mag inloggen');
  user
    .command('add')
    .description('Maakt een account; zonder --password wordt een wachtwoord bedacht en getoond')
    .argument('<email>', 'e-mailadres')
    .option('--name <naam>', 'voor- en achternaam')
    .option('--password <wachtwoord>', `minstens ${limits.password.min} tekens, niet te raden`)
    .option('--role <rol>', roles.join(', '), 'customer')
    .action(async (email: string, options: Options) => {
      const problem = await findProblem(email, options);
      if (problem) {
        console.error(problem);
        process.exitCode = 1;
        return;
      }
      const started = await open(readConfig(), root, { work: false, quiet: true });
      const password = options.password ?? randomBytes(12).toString('base64url');
      const [firstName = '', ...rest] = (options.name ?? '').split(' ');
      const made = await createAccount(started.host, {
        email,
        password,
        firstName,
        lastName: rest.join(' '),
        role: options.role as Role,
      }).finally(started.stop);
      if (!made) {
        console.error(`Er is al een account met ${email}.`);
        process.exitCode = 1;
        return;
      }
      console.log(`${made.email} kan inloggen.`);
      if (options.password === undefined) console.log(`Wachtwoord: ${password}`);
    });
};
