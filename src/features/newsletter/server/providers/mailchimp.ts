import { createHash } from 'node:crypto';
import { z } from 'zod';
import { newsletter as limits } from '#kernel/limits-newsletter';
import { createProviderCall, isGone, noList, refused } from './call';
import type { ListProvider, Member, MemberState } from './provider';

export type MailchimpSettings = {
  key: string;
  list: string;
  /** Without a slash at its end; left out: that of the key's data center. */
  url?: string;
};

const title = 'Mailchimp';

const member = z.object({ status: z.string() });
const members = z.object({ members: z.array(z.object({ email_address: z.string() })) });
const problem = z.object({ title: z.string() });

/** How Mailchimp calls a member: the MD5 of the address in small letters. */
const idOf = (email: string): string => createHash('md5').update(email.toLowerCase()).digest('hex');

const states: Record<string, MemberState> = {
  subscribed: 'subscribed',
  pending: 'pending',
  unsubscribed: 'unsubscribed',
  // Its mails bounce, or it was put away.
  cleaned: 'unsubscribed',
  archived: 'unsubscribed',
};

const isCalled = (body: unknown, title: string): boolean =>
  problem.safeParse(body).data?.title === title;

/** It withdrew at Mailchimp, or bounced: only its holder can put it on the list again. */
const isInCompliance = (body: unknown): boolean => isCalled(body, 'Member In Compliance State');

/** It was erased there for good. */
const isForgotten = (body: unknown): boolean => isCalled(body, 'Forgotten Email Not Subscribed');

/** Mailchimp: the members of one audience (Marketing API 3.0). */
export const createMailchimp = ({ key, list, url }: MailchimpSettings): ListProvider => {
  const [, center = ''] = key.split('-');
  const call = createProviderCall({
    title,
    url: url ?? `https://${center}.api.mailchimp.com/3.0`,
    headers: { authorization: `Basic ${Buffer.from(`etalage:${key}`).toString('base64')}` },
  });
  const path = (email: string) => `/lists/${list}/members/${idOf(email)}`;

  const put = (who: Member, status: 'subscribed' | 'pending') =>
    call({
      method: 'PUT',
      path: path(who.email),
      query: new URLSearchParams({ skip_merge_validation: 'true' }),
      body: {
        email_address: who.email,
        status_if_new: status,
        status,
        language: who.language,
        ...(who.name && { merge_fields: { FNAME: who.name } }),
        timestamp_opt: who.confirmedAt.toISOString(),
      },
    });

  /** A 404 doesn't tell a member that isn't there from an audience that isn't. */
  const requireList = async (): Promise<void> => {
    const query = new URLSearchParams({ fields: 'id' });
    const { status } = await call({ method: 'GET', path: `/lists/${list}`, query });
    if (status !== 200) throw noList(title);
  };

  /** So many of a page; the last one is shorter. */
  const listPage = async (status: string, since: Date, offset: number): Promise<string[]> => {
    const query = new URLSearchParams({
      ...{ status, since_last_changed: since.toISOString() },
      ...{ fields: 'members.email_address', offset: String(offset) },
      count: String(limits.providerPage),
    });
    const reply = await call({ method: 'GET', path: `/lists/${list}/members`, query });
    if (reply.status !== 200) throw noList(title);
    return members.parse(reply.body).members.map(({ email_address }) => email_address);
  };

  return {
    name: 'mailchimp',
    title,
    async add(who) {
      const first = await put(who, 'subscribed');
      const { status } =
        first.status === 400 && isInCompliance(first.body) ? await put(who, 'pending') : first;
      if (status === 404) throw noList(title);
      if (status >= 400) throw refused(title, status);
    },
    async remove(email) {
      const body = { status: 'unsubscribed' };
      const reply = await call({ method: 'PATCH', path: path(email), body });
      if (reply.status < 400 || isInCompliance(reply.body) || isForgotten(reply.body)) return;
      if (!isGone(reply.status)) throw refused(title, reply.status);
      await requireList();
    },
    async stateOf(email) {
      const query = new URLSearchParams({ fields: 'status' });
      const reply = await call({ method: 'GET', path: path(email), query });
      if (isGone(reply.status)) {
        await requireList();
        return 'unknown';
      }
      if (reply.status !== 200) throw refused(title, reply.status);
      return states[member.parse(reply.body).status] ?? 'unknown';
    },
    async listWithdrawn(since) {
      const found: string[] = [];
      for (const status of ['unsubscribed', 'cleaned']) {
        for (let offset = 0; ; offset += limits.providerPage) {
          const page = await listPage(status, since, offset);
          found.push(...page);
          if (page.length < limits.providerPage) break;
        }
      }
      return found;
    },
    // Form-encoded: type=unsubscribe&data[email]=an@klant.nl
    addressIn: (notice) => new URLSearchParams(notice).get('data[email]') ?? undefined,
  };
};
