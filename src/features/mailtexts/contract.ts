import type { MailGroup, MailKind, MailPart, MailText } from '#kernel/mail-kinds';

/** What the office's server and its script tell each other of the chain's own words in mails. */

export type ToldMailKind = {
  kind: MailKind;
  title: string;
  when: string;
  /** The chain says something of its own in it. */
  isChanged: boolean;
  /** Where its words are written, when that isn't here. */
  elsewhere?: { label: string; href: string };
};

export type ToldMailKinds = {
  groups: readonly { name: MailGroup; label: string; mails: readonly ToldMailKind[] }[];
};

export type ToldMailLanguage = {
  language: string;
  name: string;
  text: MailText;
  /** The subject that it has of itself. */
  usual: string;
};

export type ToldMailText = {
  kind: MailKind;
  title: string;
  when: string;
  /** What can be written. */
  parts: readonly MailPart[];
  /** It goes to staff, and greets nobody. */
  isToTeam: boolean;
  /** Why its subject can't be written. */
  fixed?: string;
  /** Where its first sentence is written besides. */
  besides?: string;
  marks: readonly { name: string; meaning: string }[];
  /** Those that it is written in. */
  languages: readonly ToldMailLanguage[];
  /** Whether the site sends mails at all. */
  sends: boolean;
};

export const mailTextsPath = {
  preview: (kind: MailKind | ':kind'): string => `/admin/preview/mail-text/${kind}`,
} as const;
