/** What the office's server and its script tell each other of what forms were sent. Moments in ISO 8601. */

/** Which are asked for: still open, ticked off, or both. */
export const submissionStands = ['open', 'handled', 'all'] as const;
export type SubmissionStand = (typeof submissionStands)[number];

/** One in the list: what tells it from others. */
export type ToldSubmissionLine = {
  id: number;
  form: { id: number; title: string };
  createdAt: string;
  isHandled: boolean;
  /** Whom it is of, as far as he said: his address, else ''. */
  email: string;
  /** The first things that were filled in, behind each other. */
  excerpt: string;
  files: number;
};

export type ToldSubmissions = { lines: readonly ToldSubmissionLine[]; hasMore: boolean };

/** A form, with how many of its submissions are kept, and how many of those are open. */
export type ToldSubmissionForm = { id: number; title: string; open: number; total: number };

export type ToldSubmissionForms = {
  forms: readonly ToldSubmissionForm[];
  /** Takes them along as a file, and erases. */
  mayGive: boolean;
};

export type ToldSentFile = { id: string; name: string; bytes: number };

/** All of one. */
export type ToldSubmission = Omit<ToldSubmissionLine, 'excerpt' | 'files'> & {
  lines: readonly { label: string; text: string }[];
  /** Labels of what is kept sealed. */
  sealed: readonly string[];
  files: readonly ToldSentFile[];
  /** Addresses that it was mailed to. */
  mailedTo: readonly string[];
  /** It was confirmed to who sent it. */
  isConfirmed: boolean;
  /** Who ticked it off; absent: nobody, or it isn't known. */
  handled?: { at: string; who?: string };
  purgeAt: string;
  mayGive: boolean;
};

/** Sealed values, opened. */
export type ToldOpened = { lines: readonly { label: string; text: string }[] };

/** How many were changed by a call. */
export type ToldHandled = { changed: readonly number[] };

export const submissionHref = (id: number): string => `/inzendingen/${id}`;
