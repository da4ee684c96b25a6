/** What staff's script and the server tell each other of pictures, as JSON. */

/** What members of staff send pictures for, by pieces: the kind of thing in what tus is told. */
export const PICTURE_TARGET = 'MediaPicture';

/** The kinds of pictures that are taken. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** What stays in sight where a picture is cut: from 0 (left, top) to 1. */
export type FocalPoint = { x: number; y: number };

/** A picture of a list, and as it may be put somewhere. */
export type LibraryPicture = {
  id: number;
  key: string;
  width: number;
  height: number;
  /** Empty: nobody wrote it yet, or it is `decorative`. */
  alt: string;
  decorative: boolean;
  title: string;
  folder: string;
  tags: readonly string[];
  focus?: FocalPoint;
};

/** All that there is to say of one. */
export type WholePicture = LibraryPicture & {
  revision: number;
  fileName: string;
  type: string;
  createdAt: string;
  /** Who added it; null: nobody of staff, or longer ago than the history is kept. */
  by: string | null;
};

export type PictureList = { pictures: readonly LibraryPicture[]; total: number };

export type Choice = { name: string; count: number };

/** What pictures can be chosen by. */
export type PictureChoices = {
  folders: readonly Choice[];
  tags: readonly Choice[];
  withoutAlt: number;
};

/** Where a picture stands, by kind. */
export type PictureUse = {
  label: string;
  count: number;
  /** Those that the reader may see. `note`: the blocks of a page, or that it is a draft. */
  places: readonly { title: string; note?: string; to?: string }[];
};

/** What a replacement came to; `imports`: to undo it by. */
export type Replaced = {
  changed: number;
  imports: readonly { entity: string; importId: number }[];
};
