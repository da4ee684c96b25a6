import { readLocal, writeLocal } from '../local';

/** What this device knows of pictures that were chosen and aren't added yet: the files themselves are kept apart. */
export type KeptPictures = { count: number; folder: string; tags: string };

const keyOf = (memberId: number) => `etalage-office-pictures ${memberId}`;

export const readKept = (memberId: number): KeptPictures | undefined =>
  readLocal<KeptPictures>(keyOf(memberId));

export const writeKept = (memberId: number, kept: KeptPictures | undefined): void => {
  writeLocal(keyOf(memberId), kept);
};
