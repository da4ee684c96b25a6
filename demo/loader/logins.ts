import { createAccount, findAccountByEmail } from '#features/accounts/api.server';
import { getSite } from '#features/settings/api.server';
import { createMember, findMemberByEmail } from '#features/staff/api.server';
import type { Host } from '#platform/host';

type Login = {
  email: string;
  password: string;
  name: [string, string];
  role: 'admin' | 'customer';
};

/** Who shows what an account is like. */
export const CUSTOMER = 'klant@brink.example';

/** Known to everybody: they exist only where the demo was loaded. */
const logins: readonly Login[] = [
  {
    email: 'beheer@brink.example',
    password: 'brink-beheer',
    name: ['Bo', 'Beheer'],
    role: 'admin',
  },
  {
    email: CUSTOMER,
    password: 'brink-klant',
    name: ['Kim', 'Klant'],
    role: 'customer',
  },
];

/** Who works in the office, one of each of five roles. */
const staff = [
  {
    ...{ email: 'beheer@brink.example', password: 'brink-beheer', name: 'Bo Beheer' },
    role: 'beheerder',
  },
  {
    ...{ email: 'redactie@brink.example', password: 'brink-redactie', name: 'Roos Redactie' },
    role: 'redacteur',
  },
  {
    ...{ email: 'magazijn@brink.example', password: 'brink-magazijn', name: 'Mo Magazijn' },
    role: 'magazijn',
  },
  {
    ...{ email: 'personeel@brink.example', password: 'brink-personeel', name: 'Pia Personeel' },
    role: 'personeelszaken',
  },
  {
    ...{ email: 'winkel@brink.example', password: 'brink-winkel', name: 'Wim Winkel' },
    role: 'winkel',
  },
] as const;

/** The store whose people the demo shows. */
const OWN_STORE = 1;

/** Makes the demo's accounts; those that are there keep their password. */
export const insertLogins = async (host: Host): Promise<void> => {
  for (const { email, password, name, role } of logins) {
    const [firstName, lastName] = name;
    // As if each had followed a mailed link: what is in an account goes to its holder alone.
    const emailProvenAt = host.clock.now();
    await createAccount(host, { email, password, firstName, lastName, role, emailProvenAt });
  }
  for (const member of staff) {
    const storeIds = member.role === 'winkel' ? [OWN_STORE] : [];
    await createMember(host, { ...member, storeIds });
  }
};

/** A line for each of the demo's accounts that is here; none when this isn't the demo. */
export const demoLogins = async (host: Host): Promise<string[]> => {
  if (getSite(host).settings.demo !== true) return [];
  const there = await Promise.all(logins.map(({ email }) => findAccountByEmail(host, email)));
  const accounts = logins
    .filter((_, place) => there[place])
    .map(({ email, password, role }) => {
      const who = role === 'admin' ? 'Beheerder' : 'Klant';
      return `${who}: ${email} met wachtwoord ${password}`;
    });
  const members = await Promise.all(staff.map(({ email }) => findMemberByEmail(host, email)));
  const office = staff
    .filter((_, place) => members[place])
    .map(({ email, password, role }) => `Kantoor (${role}): ${email} met wachtwoord ${password}`);
  return office.length > 0 ? [...accounts, 'Het kantoor staat op /admin', ...office] : accounts;
};
