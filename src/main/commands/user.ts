import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import {
  createAccount,
  findAccountByEmail,
  giveAccountPassword,
  giveAccountRole,
  listAccounts,
  passwordError,
} from '#features/accounts/api.server';
import { accounts as limits } from '#kernel/limits-accounts';
import { dayOf, formatDay } from '#kernel/values/dutch-dates';
import { isStandardEmail } from '#kernel/values/email';
import { readConfig } from '#platform/config/config';
import type { Host } from '#platform/host';
import { features } from '../features';
import { open } from '../start';
import { asJson, type ListOptions, tellRows } from './list-rows';
import { withPlainHost } from './open-plain';
import { oneOf, wholeNumber } from './read-options';

const roles = ['customer', 'staff', 'editor', 'admin'] as const;
type Role = (typeof roles)[number];

/** What roles are called, beside their own names. */
const roleNames: Readonly<Record<Role, string>> = {
  customer: 'klant',
  staff: 'medewerker',
  editor: 'redacteur',
  admin: 'beheerder',
};

const roleNamed = (text: string): Role | undefined =>
  roles.find((one) => [one, roleNames[one]].some((name) => name === text.trim().toLowerCase()));

type Options = { name?: string; password?: string; role: string };

/** Why a user can't be made of this; undefined: he can. */
export const findProblem = async (email: string, options: Options): Promise<string | undefined> => {
  if (!isStandardEmail(email)) return `${email} is geen e-mailadres.`;
  if (!roleNamed(options.role)) return `Kies als rol: ${roles.join(', ')}.`;
  if (options.password !== undefined) {
    return passwordError(options.password, [email, options.name ?? '']);
  }
  return undefined;
};

type Listing = ListOptions & { role?: Role; limit: number };

export const listUsers = async (host: Host, options: Listing): Promise<void> =>
  tellRows(await listAccounts(host, options), options, {
    none: 'Er zijn geen accounts.',
    line: ({ email, firstName, lastName, role, lastLoginAt }) =>
      [
        ...[email, `${firstName} ${lastName}`.trim(), role],
        lastLoginAt ? `laatst ${formatDay(dayOf(lastLoginAt))}` : 'nog nooit ingelogd',
      ]
        .filter(Boolean)
        .join(' · '),
  });

const fail = (problem: string): void => {
  console.error(problem);
  process.exitCode = 1;
};

export const setPassword = async (
  host: Host,
  email: string,
  { password: given }: { password?: string },
): Promise<void> => {
  const account = await findAccountByEmail(host, email);
  if (!account) return fail(`Er is geen account met ${email}.`);
  const { firstName, lastName } = account;
  const told = given === undefined ? undefined : [email, `${firstName} ${lastName}`];
  const problem = given !== undefined && told ? await passwordError(given, told) : undefined;
  if (problem) return fail(problem);
  const password = given ?? randomBytes(12).toString('base64url');
  await giveAccountPassword(host, account, password);
  console.log(
    `${account.email} heeft een nieuw wachtwoord, is overal uitgelogd en krijgt daar een mail over.`,
  );
  if (given === undefined) console.log(`Wachtwoord: ${password}`);
};

export const setRole = async (host: Host, email: string, role: string): Promise<void> => {
  const known = roleNamed(role);
  if (!known) return fail(`Kies als rol: ${roles.join(', ')}.`);
  const account = await findAccountByEmail(host, email);
  if (!account) return fail(`Er is geen account met ${email}.`);
  await giveAccountRole(host, account, known);
  console.log(`${account.email} heeft nu de rol ${known}, en is overal uitgelogd.`);
};

/** `etalage user add|list|password|role`: who has an account on the site; staff of the office is `etalage staff`. */
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
        role: roleNamed(options.role) ?? 'customer',
      }).finally(started.stop);
      if (!made) {
        console.error(`Er is al een account met ${email}.`);
        process.exitCode = 1;
        return;
      }
      console.log(`${made.email} kan inloggen.`);
      if (options.password === undefined) console.log(`Wachtwoord: ${password}`);
    });
  const on = (run: (host: Host) => Promise<void>) =>
    withPlainHost(readConfig(), root, run, features);
  user
    .command('list')
    .description('Toont accounts, de nieuwste eerst')
    .option(...asJson)
    .option('--role <rol>', 'alleen deze', oneOf(roleNames))
    .option('--limit <aantal>', 'hoogstens zoveel', wholeNumber(10_000), 50)
    .action((options: Listing) => on((host) => listUsers(host, options)));
  user
    .command('password <email>')
    .description('Geeft een account een nieuw wachtwoord, en mailt dat dat is gebeurd')
    .option('--password <wachtwoord>', `minstens ${limits.password.min} tekens, niet te raden`)
    .action((email: string, options: { password?: string }) =>
      on((host) => setPassword(host, email, options)),
    );
  user
    .command('role <email> <rol>')
    .description(`Geeft een account een andere rol: ${roles.join(', ')}`)
    .action((email: string, role: string) => on((host) => setRole(host, email, role)));
};
