import { eq } from 'drizzle-orm';
import {
  type Account,
  forPerson,
  lockAccount,
  registerProfilePart,
  showDashboard,
} from '#features/accounts/api.server';
import { accountPath, type ProfileSection } from '#features/accounts/contract';
import { one } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { AppError } from '#kernel/errors';
import { newsletterTexts } from '#kernel/messages/nl-newsletter';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { leavePath, profilePath, type SubscriberState } from '../contract';
import { hashAddress } from './address';
import { subscribe, subscribeProven } from './subscribe';
import { syncSoon } from './sync';
import { newsletterSubscribers } from './tables';
import { withdrawAddress } from './withdraw';

const texts = newsletterTexts.profile;

/** The parameter by which the profile says what was done. */
const DONE = 'newsletter';

const dones = ['on', 'asked', 'off'] as const;
type Done = (typeof dones)[number];

const stateOf = async (host: Host, email: string): Promise<SubscriberState | undefined> => {
  const [row] = await host.db
    .select({ state: newsletterSubscribers.state })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.addressHash, hashAddress(host.config, email)));
  return row?.state;
};

/** Anybody may have made an account with another's address: what the list says of it is told once it is proven. */
const present = async (host: Host, { email, emailProvenAt }: Account): Promise<ProfileSection> => {
  const begin = { id: 'newsletter', title: newsletterTexts.title };
  const ask = {
    ...begin,
    hint: newsletterTexts.page.consent(getSite(host).name),
    action: profilePath.ask,
    button: newsletterTexts.page.submit,
  };
  if (!emailProvenAt) {
    const link = { label: newsletterTexts.leave.link, href: leavePath };
    return { ...ask, state: texts.unproven(email), link };
  }
  const state = await stateOf(host, email);
  if (state === 'subscribed') {
    return { ...begin, state: texts.on(email), action: profilePath.stop, button: texts.stop };
  }
  return { ...ask, state: state === 'asked' ? texts.asked(email) : texts.off(email) };
};

/** The section of the profile that says whether its holder gets the newsletter, with its button. */
export const addProfilePart = (host: Host): void => {
  registerProfilePart(host, 'newsletter', {
    section: (person) => present(host, person),
    notice: (params) => {
      const done = dones.find((each) => each === one(params, DONE));
      return done && texts.notices[done];
    },
  });

  const isDone = (done: Done): string => `${accountPath.profile}?${DONE}=${done}`;

  /** Who the account is of now; whoever removes it waits. Undefined: it is gone. */
  const change = <T>(id: number, run: (tx: Tx, person: Account) => Promise<T>) =>
    transact(host.db, async (tx) => {
      const person = await lockAccount(tx, id);
      return person && run(tx, person);
    });

  host.app.post(
    profilePath.ask,
    forPerson(host, async (asking, request, reply) => {
      const { name: site, language } = getSite(host);
      const consentText = newsletterTexts.page.consent(site);
      const how = { language, source: 'account', consentText, client: clientOf(request) };
      try {
        const done = await change(asking.id, async (tx, { email, firstName, emailProvenAt }) => {
          const ask = { ...how, email, name: firstName };
          await (emailProvenAt ? subscribeProven(host, tx, ask) : subscribe(host, tx, ask));
          return emailProvenAt ? 'on' : 'asked';
        });
        return reply.redirect(done ? isDone(done) : accountPath.login, 303);
      } catch (error) {
        if (!(error instanceof AppError) || error.status !== 429) throw error;
        if (error.retryAfter) reply.header('retry-after', error.retryAfter);
        const errors = { '': error.message };
        return showDashboard(host, request, reply, { person: asking, view: 'profile', errors });
      }
    }),
  );

  host.app.post(
    profilePath.stop,
    forPerson(host, async (asking, _request, reply) => {
      const done = await change(asking.id, async (tx, { email, emailProvenAt }) => {
        // Whose address isn't proven is mailed a link, as everybody.
        if (!emailProvenAt) return undefined;
        if (await withdrawAddress(host, tx, { email, source: 'account' })) await syncSoon(host, tx);
        return 'off' as const;
      });
      return reply.redirect(done ? isDone(done) : leavePath, 303);
    }),
  );
};
