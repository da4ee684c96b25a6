import { z } from 'zod';
import { newsletter as limits } from '#kernel/limits-newsletter';
import { createProviderCall, isGone, noList, refused } from './call';
import { emailInJson } from './notice';
import type { ListProvider } from './provider';

export type BrevoSettings = {
  key: string;
  /** The number of the list. */
  list: number;
  /** Without a slash at its end. */
  url: string;
};

const title = 'Brevo';

const contact = z.object({
  email: z.string().nullish(),
  emailBlacklisted: z.boolean().optional(),
  listIds: z.array(z.number()).optional(),
});
type Contact = z.infer<typeof contact>;
const contacts = z.object({ contacts: z.array(contact) });

/** Brevo: the contacts of one list (API v3). */
export const createBrevo = ({ key, list, url }: BrevoSettings): ListProvider => {
  const call = createProviderCall({ title, url, headers: { 'api-key': key } });
  const path = (email: string) => `/contacts/${encodeURIComponent(email)}`;
  const byEmail = () => new URLSearchParams({ identifierType: 'email_id' });
  const isOn = ({ emailBlacklisted, listIds }: Contact): boolean =>
    emailBlacklisted !== true && (listIds ?? []).includes(list);

  /** A 400 doesn't tell an address that it doesn't take from a list that isn't there. */
  const requireList = async (): Promise<void> => {
    const { status } = await call({ method: 'GET', path: `/contacts/lists/${list}` });
    if (status !== 200) throw noList(title);
  };

  return {
    name: 'brevo',
    title,
    async add({ email, name, language }) {
      const { status } = await call({
        method: 'POST',
        path: '/contacts',
        body: {
          email,
          // Attributes that the account doesn't have are left out by Brevo.
          attributes: { ...(name && { FIRSTNAME: name }), LANGUAGE: language },
          listIds: [list],
          emailBlacklisted: false,
          updateEnabled: true,
        },
      });
      if (status < 400) return;
      await requireList();
      throw refused(title, status);
    },
    async remove(email) {
      const { status } = await call({
        method: 'PUT',
        path: path(email),
        query: byEmail(),
        body: { emailBlacklisted: true, unlinkListIds: [list] },
      });
      if (status >= 400 && !isGone(status)) throw refused(title, status);
    },
    async stateOf(email) {
      const reply = await call({ method: 'GET', path: path(email), query: byEmail() });
      if (isGone(reply.status)) return 'unknown';
      if (reply.status !== 200) throw refused(title, reply.status);
      return isOn(contact.parse(reply.body)) ? 'subscribed' : 'unsubscribed';
    },
    async listWithdrawn(since) {
      const found: string[] = [];
      for (let offset = 0; ; offset += limits.providerPage) {
        const query = new URLSearchParams({
          ...{ limit: String(limits.providerPage), offset: String(offset) },
          ...{ modifiedSince: since.toISOString(), sort: 'asc' },
        });
        const reply = await call({ method: 'GET', path: '/contacts', query });
        if (reply.status !== 200) throw refused(title, reply.status);
        const page = contacts.parse(reply.body).contacts;
        found.push(...page.flatMap((one) => (one.email && !isOn(one) ? [one.email] : [])));
        if (page.length < limits.providerPage) return found;
      }
    },
    // {"event": "unsubscribe", "email": "an@klant.nl", …}
    addressIn: emailInJson,
  };
};
