import { registerFact } from '#features/settings/api.server';
import type { Host } from '#platform/host';
import { forms } from './tables';

/** The longest that a form keeps what is sent, in days, for texts. */
export const registerFormFacts = (host: Host): void =>
  registerFact(host, 'formulieren_dagen', async () => {
    const rows = await host.db.select({ days: forms.retentionDays }).from(forms);
    return String(Math.max(0, ...rows.map(({ days }) => days)));
  });
