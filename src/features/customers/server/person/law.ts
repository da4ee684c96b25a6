import { knownCarriers } from '#features/delivery/api.server';
import { getSite } from '#features/settings/api.server';
import { reservations } from '#kernel/limits';
import { accounts } from '#kernel/limits-accounts';
import { stockAlerts } from '#kernel/limits-alerts';
import { applications } from '#kernel/limits-applications';
import { bookings } from '#kernel/limits-bookings';
import { consentLimits } from '#kernel/limits-consent';
import { orders } from '#kernel/limits-orders';
import { personalDataTexts } from '#kernel/messages/nl-personal-data';
import type { Host } from '#platform/host';
import { KEPT_DAYS } from '#platform/mail/mailer';

const texts = personalDataTexts.law;
const DAY = 86_400_000;

export type ToldLaw = { title: string; lines: readonly string[] };

/** What goes with somebody's data (AVG 15): why it is kept, how long, who gets it and what he may ask. */
export const tellLaw = (host: Host): ToldLaw[] => {
  const { email = '' } = getSite(host).identity;
  const carriers = knownCarriers(host).map(({ title }) => title);
  const kept = {
    ...{ orderYears: orders.yearsKept, accountYears: accounts.idleYears, mailDays: KEPT_DAYS },
    ...{ reservationDays: reservations.keptFor / DAY, alertDays: stockAlerts.keptFor / DAY },
    ...{ bookingDays: bookings.keptFor / DAY, proofDays: consentLimits.proofDays },
    applicationWeeks: applications.applicationWeeks,
    applicationDays: applications.applicationConsentDays,
  };
  return [
    { title: texts.purposes, lines: texts.purposesOf },
    { title: texts.terms, lines: texts.termsOf(kept) },
    { title: texts.receivers, lines: texts.receiversOf(carriers.join(', ')) },
    { title: texts.rights, lines: texts.rightsOf(email) },
  ];
};
