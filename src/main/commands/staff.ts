import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { passwordError } from '#features/accounts/api.server';
import { createMember, listRoles } from '#features/staff/api.server';
import { accounts as limits } from '#kernel/limits-accounts';
import { isStandardEmail } from '#kernel/values/email';
import { readConfig } from '#platform/config/config';
import type { Host } from '#platform/host';
import { open } from '../start';
import { addStaffChanges } from './staff-change';

type Options = { name: string; role: string; password?: string; stores?: string };

/** The numbers in '3,17'. Undefined: it isn't numbers with commas between them. */
export const readStores = (text = ''): number[] | undefined => {
  const parts = text.split(',').map((part) => part.trim());
  if (text.trim() === '') return [];
  return parts.every((part) => /^[1-9]\d{0,8}$/.test(part)) ? parts.map(Number) : undefined;
};

/** Makes somebody who may come into the office. Answers what to tell, and whether it went well. */
export const addStaff = async (
  host: Host,
  email: string,
  { name, role, password: given, stores }: Options,
): Promise<{ done: boolean; told: string[] }> => {
  const refuse = (...told: string[]) => ({ done: false, told });
  if (!isStandardEmail(email)) return refuse(`${email} is geen e-mailadres.`);
  const roles = (await listRoles(host)).map((one) => one.name);
  if (!roles.includes(role)) return refuse(`Kies als rol: ${roles.join(', ')}.`);
  const storeIds = readStores(stores);
  if (!storeIds) return refuse('Geef de winkels als nummers: 3,17.');
  const problem = given === undefined ? undefined : await passwordError(given, [email, name]);
  if (problem) return refuse(problem);
  const password = given ?? randomBytes(12).toString('base64url');
  const made = await createMember(host, { email, name, role, password, storeIds });
  if (!made) return refuse(`Er is al een medewerker met ${email}.`);
  const shown = given === undefined ? [`Wachtwoord: ${password}`] : [];
  return { done: true, told: [`${made.email} kan inloggen op /admin.`, ...shown] };
};

/** `etalage staff add EMAIL`: someone who works in the office. */
export const addStaffCommands = (program: Command, root: string): void => {
  const staff = program.command('staff').description('Wie in het kantoor werkt');
  staff
    .command('add')
    .description('Maakt een medewerker; zonder --password wordt een wachtwoord bedacht en getoond')
    .argument('<email>', 'e-mailadres')
    .requiredOption('--name <naam>', 'voor- en achternaam')
    .option('--role <rol>', 'naam van de rol, zoals beheerder of winkel', 'beheerder')
    .option('--stores <nummers>', 'eigen winkels, zoals 3,17')
    .option('--password <wachtwoord>', `minstens ${limits.password.min} tekens, niet te raden`)
    .action(async (email: string, options: Options) => {
      const started = await open(readConfig(), root, { work: false, quiet: true });
      const { done, told } = await addStaff(started.host, email, options).finally(started.stop);
      for (const line of told) (done ? console.log : console.error)(line);
      if (!done) process.exitCode = 1;
    });
  addStaffChanges(staff, root);
};
