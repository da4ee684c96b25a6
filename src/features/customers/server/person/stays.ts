import type { Stays } from '#features/accounts/api.server';
import { erasureTexts as texts } from '#kernel/messages/nl-erasure';

/** What stays in tables that belong to no feature of a customer. */
export const elsewhere: readonly Stays[] = [
  {
    what: texts.stays.lookups,
    columns: ['address_lookups.street', 'address_lookups.place', 'postcodes.place'],
    why: texts.why.lookups,
  },
  {
    what: texts.stays.members,
    columns: ['staff_members.email', 'staff_members.name'],
    why: texts.why.members,
  },
  {
    what: texts.stays.hashes,
    columns: [
      'newsletter_subscribers.address_hash',
      'review_mail_stops.mailbox',
      'discount_codes.receiver',
    ],
    why: texts.why.hashes,
  },
  { what: texts.stays.proof, columns: ['erasures.counts'], why: texts.why.proof },
];
