/** What the office's server and its script tell each other of applications. Moments in ISO 8601. */

import type { Answer, AnswerState, ApplicationState } from '../applications/contract';

/** An application on the board: who it is of is known by as little of his name as tells him from others. */
export type ToldCard = {
  id: number;
  state: ApplicationState;
  /** 'Tess K.' */
  shortName: string;
  vacancy: string;
  /** '': an open application, for wherever. */
  location: string;
  /** '3,4 km'; absent: not known. */
  distance?: string;
  createdAt: string;
  /** When it came where it stands. */
  changedAt: string;
  /** When its procedure ended, by an answer or by time; null: it goes on. */
  endedAt: string | null;
  /** When it is erased; null: some time after its procedure ends. */
  eraseAt: string | null;
};

export type ToldCards = { cards: readonly ToldCard[]; hasMore: boolean };

/** What of the board is asked for. */
export type ToldBoard = {
  counts: Readonly<Record<ApplicationState, number>>;
  /** What can be chosen between, of all that a member sees. */
  vacancies: readonly string[];
  stores: readonly { id: number; title: string }[];
  /** Applications of all stores; otherwise those of his own alone. */
  isAll: boolean;
  /** How many of his nobody answered and are erased before long. */
  erasedSoon: number;
};

export type ToldFile = { id: string; name: string; bytes: number };

/** One step of the form, with what was filled in. */
export type ToldStep = { legend: string; lines: readonly { label: string; text: string }[] };

/** When somebody can work: of each day the moments, by their names. */
export type ToldAvailability = {
  legend: string;
  moments: readonly string[];
  days: readonly { day: string; chosen: readonly string[] }[];
};

export type ToldStory = {
  event: string;
  by: 'applicant' | 'staff' | 'clock';
  who?: string;
  at: string;
};

export type ToldNote = {
  id: number;
  kind: 'note' | 'mail';
  subject: string;
  text: string;
  who: string;
  at: string;
  isOwn: boolean;
};

export type ToldApplication = ToldCard & {
  name: string;
  email: string;
  phone: string;
  /** It may be kept for a year after its procedure. */
  keepYear: boolean;
  steps: readonly ToldStep[];
  availability: ToldAvailability | null;
  files: readonly ToldFile[];
  events: readonly ToldStory[];
  notes: readonly ToldNote[];
  mayErase: boolean;
};

/** A mail in a language that the site speaks. */
export type ToldLanguage = { language: string; name: string };

/** What the mail that goes with an answer begins with, in each language. */
export type ToldAnswer = {
  state: AnswerState;
  shortName: string;
  /** Where it stands now. */
  from: ApplicationState;
  mails: readonly (ToldLanguage & { answer: Answer } & MailAround)[];
};

/** What stands around an answer in its mail. */
export type MailFrame = { hello: string; follow: string; link: string; regards: readonly string[] };

/** And what its marks stand for. */
export type MailAround = { frame: MailFrame; values: Readonly<Record<string, string>> };

/** A text that an answer begins with, with somebody who isn't there; `usual`: what stands there of itself. */
export type ToldStandard = ToldLanguage &
  MailAround & { state: AnswerState; answer: Answer; usual: Answer };

export type ToldStandards = { standards: readonly ToldStandard[] };

/** What stays of an application that was erased: that, and when what happened to it. */
export type ToldErased = { id: number; events: readonly ToldStory[] };

export const applicationHref = (id: number): string => `/sollicitaties/${id}`;
