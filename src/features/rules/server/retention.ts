import { sql } from 'drizzle-orm';
import { reservations as reservationLimits } from '#kernel/limits';
import { consentLimits } from '#kernel/limits-consent';
import { orders as orderLimits } from '#kernel/limits-orders';
import { rules as limits } from '#kernel/limits-rules';
import { ruleTexts } from '#kernel/messages/nl-rules';
import { formatDay } from '#kernel/values/dutch-dates';
import { KEPT_DAYS } from '#platform/mail/mailer';
import type { Check } from './check';

const texts = ruleTexts.retention;
const DAY = 86_400_000;

type Kind = keyof typeof texts.names;
/** `oldest`: of what is there; `due`: when the oldest has to be gone; without a rule each has an end of its own. */
type Kept = { kind: Kind; rule?: string; oldest: Date | null; due: Date | null };

const after = (moment: Date | null, days: number): Date | null =>
  moment && new Date(moment.getTime() + days * DAY);

/** Whole book years: of what was ordered in 2026 nothing is left in 2034. */
const endOfYears = (moment: Date | null): Date | null =>
  moment && new Date(Date.UTC(moment.getUTCFullYear() + orderLimits.yearsKept + 1, 0, 1));

const dayIn = (moment: Date): string => formatDay(moment.toISOString().slice(0, 10));

const lineOf = ({ kind, rule, oldest }: Kept): string => {
  const name = texts.names[kind];
  if (!oldest) return texts.noneLine(name);
  return rule === undefined
    ? texts.dueLine(name, dayIn(oldest))
    : texts.line(name, rule, dayIn(oldest));
};

/** For how long each kind of data is kept, and how old the oldest really is. */
export const retention: Check = async ({ db, clock }) => {
  const { rows } = await db.execute<Record<string, string | null>>(sql`select
    (select min(placed_at) from orders) as orders,
    (select min(purge_at) from form_submissions) as forms,
    (select min(erase_at) from applications) as applications,
    (select min(created_at) from mails) as mails,
    (select min(ended_at) from reservations where email is not null or name is not null) as reservations,
    (select min(chosen_at) from consent_proofs) as consent,
    (select min(expires_at) from carts) as carts`);
  const at = (kind: Kind): Date | null => {
    const moment = rows[0]?.[kind];
    return moment ? new Date(moment) : null;
  };
  const { days, years } = texts;
  const reserved = reservationLimits.keptFor / DAY;
  const of = (kind: Kind, rule: string, due: Date | null): Kept => ({
    ...{ kind, rule, due, oldest: at(kind) },
  });
  const dated = (kind: Kind): Kept => ({ kind, due: at(kind), oldest: at(kind) });
  const kept = [
    of('orders', years(orderLimits.yearsKept), endOfYears(at('orders'))),
    dated('forms'),
    dated('applications'),
    of('mails', days(KEPT_DAYS), after(at('mails'), KEPT_DAYS)),
    of('reservations', days(reserved), after(at('reservations'), reserved)),
    of('consent', days(consentLimits.proofDays), after(at('consent'), consentLimits.proofDays)),
    dated('carts'),
  ];
  const before = clock.now().getTime() - limits.night;
  const late = kept.filter(({ due }) => due !== null && due.getTime() < before);
  const lines = kept.map((one) => ({ text: lineOf(one) }));
  if (late.length === 0) return { state: 'good', proof: texts.good, lines };
  const proof = texts.bad(late.map(({ kind }) => texts.names[kind]).join(', '));
  return { state: 'bad', proof, lines, mend: { href: '/techniek', label: ruleTexts.mend.jobs } };
};
