import type { Params } from '#features/pages/api.server';

/** From where rows are looked at, when an address asks for what is near somewhere. */
export type Near = {
  /** The column of places, of which some are chosen. */
  column: string;
  /** Places that the question itself chooses, when the address has none. */
  chosen?: readonly number[];
  /** By place how far it is, the nearest first. */
  km: ReadonlyMap<number, number>;
  /** What asks it of an address: it stays in those of the list. */
  params: Params;
  /** When the places chosen are those that were found, and no others: how they are told as one. */
  found?: { title: string; intro: string; chip: string };
  /** A kept card that tells how far it is. */
  card: (html: string, km: number) => string;
};
