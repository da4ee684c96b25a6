import type { BeginCheck } from '#features/office/contract';

/** What the office's server and its script tell each other of mails that left and of the machinery. Moments in ISO 8601. */

export type ToldMail = {
  id: number;
  to: string;
  subject: string;
  at: string;
  /** False: there was no mail server, so it was only kept. */
  isSent: boolean;
};

export type ToldMails = {
  mails: readonly ToldMail[];
  hasMore: boolean;
  /** Days that mails are kept. */
  days: number;
  /** Whether there is a mail server. */
  sends: boolean;
};

/** `preview`: where it is shown as it was sent; links in it and in `text` don't work, for they are its receiver's. */
export type ToldMailWhole = ToldMail & { replyTo: string | null; text: string; preview: string };

export type ToldTrouble = {
  id: string;
  name: string;
  /** 'Bevestiging van een bestelling' */
  label: string;
  state: 'failed' | 'retrying';
  tries: number;
  createdAt: string;
  at: string;
  problem: string;
};

export type HealthState = 'good' | 'mind' | 'bad';

/** `text`: how it stands, in words. */
export type ToldHealth = { name: string; label: string; state: HealthState; text: string };

export type ToldOperations = {
  health: readonly ToldHealth[];
  troubles: readonly ToldTrouble[];
  hasMore: boolean;
};

/** What `etalage doctor` looks at beside the office's own list of what a new site lacks. */
export const doctorChecks = [
  ...(['database', 'clock', 'members', 'smtp', 'payments', 'reached', 'proxy'] as const),
  ...(['deliveryCosts', 'places'] as const),
  ...(['pictures', 'alts', 'disk', 'queue', 'post', 'backup'] as const),
] as const;
export type DoctorCheck = (typeof doctorChecks)[number];

/** One thing that was looked at. `about`: what is wrong, or how it is; `where`: where it is put right. */
export type Finding = {
  key: BeginCheck | DoctorCheck;
  /** `blocks`: visitors can't come yet. */
  state: 'ok' | 'advice' | 'blocks';
  about: string;
  where?:
    | { kind: 'office'; path: string }
    | { kind: 'setting'; name: string }
    | { kind: 'command'; name: string };
};

export const operationsPath = {
  preview: (id: number | ':id'): string => `/admin/preview/mail/${id}`,
} as const;
