import { registerFact, tellFollowers } from '#features/settings/api.server';
import type { Host } from '#platform/host';
import { forms } from './tables';

/** The longest that a form keeps what is sent, in days. */
const findLongest = async (host: Host): Promise<number> => {
  const rows = await host.db.select({ days: forms.retentionDays }).from(forms);
  return Math.max(0, ...rows.map(({ days }) => days));
};

/** What texts may say of forms. */
export const registerFormFacts = (host: Host): void =>
  registerFact(host, 'formulieren_dagen', async () => String(await findLongest(host)));

/** Answers what has texts say it anew when it changed, to be called when a form did. */
export const followLongest = async (host: Host): Promise<() => Promise<void>> => {
  let told = await findLongest(host);
  return async () => {
    const before = told;
    told = await findLongest(host);
    if (told === before) return;
    await tellFollowers(host);
    host.cache.drop(['*']);
  };
};
