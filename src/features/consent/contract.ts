import type { ConsentType } from '#kernel/values/consent';

/** Somebody else whose content or scripts a consent type lets in. */
export type ConsentParty = { name: string; type: ConsentType; purpose: string };

type Words = {
  heading: string;
  intro: string;
  types: Record<string, { label: string; text: string }>;
};

/** All that a visitor was told when he chose; its hash is its version. */
export type ConsentText = {
  /** Raised by an operator who wants everybody asked again. */
  edition: number;
  dutch: Words;
  english: Words;
  parties: readonly ConsentParty[];
};
