import { randomUUID } from 'node:crypto';
import { withClient } from '../../harness/template';
import { expect } from './test';

/**
 * Mails that were caused until now are forgotten: all journeys come from one network address, which may cause so
 * many in an hour, and the last ones of a whole run would find theirs withheld.
 */
export const forgetCaused = (): Promise<unknown> =>
  withClient(String(process.env.ETALAGE_E2E_DATABASE), (client) =>
    client.query('delete from caused_mails'),
  );

/** An address that nobody else has, of this run or one before on the same database. */
export const freshMailbox = async (name: string): Promise<string> => {
  await forgetCaused();
  return `${name}-${randomUUID().slice(0, 8)}@klant.nl`;
};

/** The path of the one link in mails to an address whose path begins so; waits until it was sent. */
export const mailedPath = async (to: string, begin: string): Promise<string> => {
  const find = () =>
    withClient(String(process.env.ETALAGE_E2E_DATABASE), async (client) => {
      const { rows } = await client.query<{ text: string }>(
        'select text from mails where "to" = $1 order by id desc',
        [to],
      );
      const links = rows.flatMap(({ text }) => text.match(/https?:\/\/[^\s\])]+/g) ?? []);
      return links.map((link) => new URL(link).pathname).find((path) => path.startsWith(begin));
    });
  await expect.poll(find).toBeDefined();
  return String(await find());
};
