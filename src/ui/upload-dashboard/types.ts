import type { UploadRules } from '#kernel/values/upload-rules';
import type { UploadState } from './state';

/** The tokens of the page's API user, and how a call carries one (S6/6). */
export type UploadTokens = {
  current: () => string | null;
  /** One to begin with; null when there is none to be had. Never rejects. */
  first?: () => Promise<string | null>;
  /** One in place of `refused`, which got a 401. Rejects when there is none to be had. */
  next: (refused: string | null) => Promise<string>;
  headers: (token: string) => Record<string, string>;
};

/** What an upload is for (S3.4/1). */
export type UploadTarget = { moduleObject: string; itemId: string | number };

/** A file that the server has and knows by this id (S7.10/2). Size in bytes. */
export type UploadedFile = {
  id: string;
  name: string;
  type: string;
  size: number;
  /** A number that is greater for what was chosen later. */
  place?: number;
  /** The upload's own address, by which it can be removed. */
  address: string;
  /** A small picture of it, as a data: address. */
  preview?: string;
  /** Where it can be looked at, as long as this page is there. */
  href?: string;
};

/** Where the uploads of a field stand together. */
export type UploadProgress = {
  state: UploadState;
  done: number;
  total: number;
  /** Nothing goes on any more: what is not done has failed. */
  isStuck: boolean;
};

export type UploadOptions = {
  /** The same for the same field of the same form in the same session; known to nobody else. */
  id: string;
  /** What the dialog is called. */
  title: string;
  rules: UploadRules;
  target: UploadTarget;
  tokens: UploadTokens;
  /** A Companion server's address: without one nothing is fetched from elsewhere (S7.10/4). */
  companion?: string;
  /** False: no new batch while one runs (S4.9/4). */
  batches?: boolean;
  onProgress: (progress: UploadProgress) => void;
  onUploaded: (file: UploadedFile) => void;
  onRemoved: (id: string) => void;
  /** Why what was chosen last is not taken; '' no more. */
  onRefused?: (text: string) => void;
};

export type UploadDashboard = {
  /** Shows the dialog; the focus goes back to where it was when it closes. */
  open: () => void;
  close: () => void;
  /** Lets go of an upload of this page, if it is one, and tells the server. */
  remove: (file: UploadedFile) => Promise<void>;
  /** How many files there may be here from now on: at least 1. */
  allow: (most: number) => void;
  /** Ends it: what is under way is stopped. */
  leave: () => void;
};
