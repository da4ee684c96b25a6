import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { passwordError } from '#features/accounts/api.server';
import {
  findMemberToChange,
  giveMemberPassword,
  giveMemberRole,
  listMembers,
  listRoles,
  takeMemberFactor,
} from '#features/staff/api.server';
import { AppError } from '#kernel/errors';
import { dayOf, formatDay } from '#kernel/values/dutch-dates';
import { readConfig } from '#platform/config/config';
import type { Host } from '#platform/host';
import { features } from '../features';
import { asJson, type ListOptions, tellRows } from './list-rows';
import { withPlainHost } from './open-plain';

/** Who may come into the office. */
export const listStaff = async (host: Host, options: ListOptions): Promise<void> => {
  const [members, roles] = await Promise.all([listMembers(host), listRoles(host)]);
  const nameOf = new Map(roles.map(({ id, name }) => [id, name]));
  const rows = members.map((one) => ({
    ...{ email: one.email, name: one.name, role: nameOf.get(one.roleId) ?? '' },
    ...{ stores: one.storeIds, isBlocked: one.isBlocked, hasPassword: one.hasPassword },
    ...{ hasCodes: one.totpSecret !== null, lastLoginAt: one.lastLoginAt },
  }));
  tellRows(rows, options, {
    none: 'Er zijn geen medewerkers.',
    line: (one) =>
      [
        ...[one.email, one.name, one.role],
        ...(one.stores.length > 0 ? [`winkels ${one.stores.join(', ')}`] : []),
        ...(one.hasPassword ? [] : ['uitgenodigd']),
        ...(one.isBlocked ? ['geblokkeerd'] : []),
        ...(one.hasCodes ? ['met codes'] : []),
        one.lastLoginAt ? `laatst ${formatDay(dayOf(one.lastLoginAt))}` : 'nog nooit ingelogd',
      ].join(' · '),
  });
};

export const setStaffPassword = async (
  host: Host,
  email: string,
  { password: given }: { password?: string },
): Promise<string[]> => {
  const member = await findMemberToChange(host, email);
  const problem =
    given === undefined ? undefined : await passwordError(given, [email, member.name]);
  if (problem) throw new AppError(400, 'password', problem);
  const password = given ?? randomBytes(12).toString('base64url');
  await giveMemberPassword(host, member, password);
  return [
    `${member.email} heeft een nieuw wachtwoord en is overal uitgelogd.`,
    ...(given === undefined ? [`Wachtwoord: ${password}`] : []),
  ];
};

export const setStaffRole = async (host: Host, email: string, role: string): Promise<string[]> => {
  const names = (await listRoles(host)).map(({ name }) => name);
  if (!names.includes(role)) throw new AppError(400, 'role', `Kies als rol: ${names.join(', ')}.`);
  const member = await findMemberToChange(host, email);
  await giveMemberRole(host, member, role);
  return [`${member.email} heeft nu de rol ${role}.`];
};

export const removeStaffFactor = async (host: Host, email: string): Promise<string[]> => {
  const member = await findMemberToChange(host, email);
  await takeMemberFactor(host, member);
  return [`${member.email} logt in zonder code of passkey, en is overal uitgelogd.`];
};

/** `etalage staff list|password|role|second-factor`: for who runs the server, when nobody in the office can. */
export const addStaffChanges = (staff: Command, root: string): void => {
  const on = (run: (host: Host) => Promise<unknown>) =>
    withPlainHost(
      readConfig(),
      root,
      async (host) => {
        const told = await run(host);
        if (Array.isArray(told)) for (const line of told) console.log(line);
      },
      features,
    ).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      console.error(error.message);
      process.exitCode = 1;
    });
  staff
    .command('list')
    .description('Toont wie in het kantoor kan inloggen')
    .option(...asJson)
    .action((options: ListOptions) => on((host) => listStaff(host, options)));
  staff
    .command('password <email>')
    .description('Geeft een medewerker een nieuw wachtwoord; zonder --password wordt het bedacht')
    .option('--password <wachtwoord>', 'niet te raden')
    .action((email: string, options: { password?: string }) =>
      on((host) => setStaffPassword(host, email, options)),
    );
  staff
    .command('role <email> <rol>')
    .description('Geeft een medewerker een andere rol')
    .action((email: string, role: string) => on((host) => setStaffRole(host, email, role)));
  staff
    .command('second-factor <email>')
    .description('Haalt codes en passkeys weg van wie zijn telefoon kwijt is')
    .requiredOption('--off', 'zet de tweede factor uit')
    .action((email: string) => on((host) => removeStaffFactor(host, email)));
};
