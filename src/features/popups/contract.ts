import type { PopupItem } from '#kernel/values/popup';

/** What a popup belongs to: an item of an entity, or a page of the page tree (module `Page`). */
export type PopupTarget = { module: string; id: number };

/** One field of a popup's form, as the fields call tells it (S3.6/12). */
export type PopupFieldRecord = { id: string; data: Record<string, unknown> };

/** By the field's guid, in the order of the form. */
export type PopupFieldRecords = Readonly<Record<string, PopupFieldRecord>>;

/** What the popup's part of a page is given. */
export type PopupProps = {
  popup: PopupItem;
  fields: PopupFieldRecords;
  /** Where the challenge comes from that is worked out before the form is sent; absent: none is. */
  challengeUrl?: string;
  plain?: PlainPopup;
};

/** What its form needs where no script sends it, and what became of it when it came back. */
export type PlainPopup = {
  token: string;
  /** Tells that the same form comes a second time. */
  once: string;
  /** What was typed and what is wrong with it, by the field's id. */
  values?: Readonly<Record<string, string>>;
  problems?: Readonly<Record<string, readonly { message: string }[]>>;
  /** It was sent. */
  reply?: PopupReply;
};

/** `data` of what a sent form is answered (S3.6/13). */
export type PopupReply = { discount_code: string | null; message: string };

/** Another popup that could open in the same place. */
export type MeetingPopup = {
  id: number;
  title: string;
  /** Whether it comes before this one where both could open. */
  isFirst: boolean;
  /** Where both stand. */
  at: readonly { page: string | null; module: string | null; id: number | null }[];
};

export type { PopupItem };
