/** The office itself: who is in it, his account, and what was done. */

import type { ToldEntity } from './rows';

/** What the office begins with. */
export type OfficeStart = {
  site: { name: string; slug: string };
  member: {
    id: number;
    name: string;
    email: string;
    role: string;
    special: readonly string[];
  };
  /** His role asks for codes: before he has an app, nothing but his own page opens. */
  mustSetUp: boolean;
  entities: readonly ToldEntity[];
  /** The site is new, or its beginning was left halfway; told to who may make it. */
  begin?: 'new' | 'open';
  /** For the form that logs out. */
  token: string;
};

/** A member's own page. */
export type ToldAccount = {
  name: string;
  email: string;
  role: string;
  factor: { isOn: boolean; isRequired: boolean; codesLeft: number };
  passkeys: readonly {
    id: number;
    name: string;
    createdAt: string;
    usedAt: string | null;
  }[];
  /** Where passkeys are for; absent: they aren't offered. */
  passkeyOrigin?: string;
  sessions: readonly {
    id: string;
    device: string;
    createdAt: string;
    seenAt: string;
    isCurrent: boolean;
  }[];
};

/** What an app is set up with; `qr` is a path of squares. */
export type ToldSetup = {
  setup: string;
  key: string;
  link: string;
  qr: { size: number; path: string };
};

/** One line of the audit log. */
export type ToldDeed = {
  id: string;
  at: string;
  who: string;
  what: string;
  /** How, unless in the office. */
  way: string;
  outcome: 'success' | 'failure' | 'refused';
  subject: string;
  /** Where what it was done with is found. */
  to?: string;
  /** What stood there, and what stands there since. */
  lines: readonly string[];
  from: string;
};

export type ToldAudit = { deeds: readonly ToldDeed[]; hasMore: boolean };

type Choices = readonly { value: string; label: string }[];

export type ToldAuditChoices = { who: Choices; what: Choices };

/** Something that can be gone to. */
export type FoundThing = { kind: string; title: string; note?: string; to: string };
