import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '../config/config';
import { clientOf } from '../http/client-of';

/** What a visitor's mail is counted by. Nobody's address can be read from it. */
export const visitorCause = z.object({
  /** Of who did it, by `hashClient`; absent: no longer known. */
  client: z.string().optional(),
  /** The order that it is about. */
  order: z.int().optional(),
  /**
   * It always goes, though it is counted: its receiver would be wronged without it, and what causes
   * it is limited in another way.
   */
  owed: z.boolean().optional(),
});

/**
 * Whose doing a mail is. `system`: no visitor can bring it about as often as he likes: staff, time or
 * money that came in did. All others are counted: see `mayMail`.
 */
export const mailCause = z.union([z.literal('system'), visitorCause]);

export type MailCause = z.output<typeof mailCause>;

/** A visitor's doing. */
export type VisitorCause = z.output<typeof visitorCause>;

type Secret = { config: Pick<Config, 'secret'> };

const hashed = ({ config }: Secret, text: string): string =>
  createHmac('sha256', config.secret).update(text).digest('base64url').slice(0, 22);

/** Who is behind a network address, as far as counting goes: the same for all kinds of mail. */
export const hashClient = (host: Secret, address: string): string =>
  hashed(host, `order client ${clientOf(address)}`);

/** The cause of a mail for what a visitor just asked. */
export const causedBy = (
  host: Secret,
  { ip }: { ip: string },
  more: Omit<VisitorCause, 'client'> = {},
): VisitorCause => ({ client: hashClient(host, ip), ...more });

/**
 * The mailbox behind an address, as far as counting goes: whatever stands behind a plus, and dots at
 * Google, lead to the same one.
 */
export const mailboxOf = (email: string): string => {
  const [local = '', domain = ''] = email
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  const [name = ''] = local.split('+');
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGoogle ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
};

/** Whether two addresses lead to one mailbox, as far as counting goes. */
export const isSameMailbox = (one: string, other: string): boolean =>
  mailboxOf(one) === mailboxOf(other);

/** A mailbox, as far as counting goes: other spellings of one address are one. */
export const hashReceiver = (host: Secret, email: string): string =>
  hashed(host, `mail receiver ${mailboxOf(email)}`);
