import { formLimits } from '#kernel/limits-forms';
import type { Host } from '#platform/host';
import { createTries } from '#platform/tries/tries';

/**
 * Whether a client (an address) may send one more form now, in all processes together: fewer without
 * script, where no captcha was worked out.
 */
export const maySubmit = (host: Host, client: { ip: string; script: boolean }): Promise<boolean> =>
  createTries(host, {
    name: client.script ? 'form' : 'plain form',
    points: client.script ? formLimits.submissions : formLimits.plainSubmissions,
    seconds: formLimits.submissionsPer / 1000,
  }).take(client.ip);
