/** An article as a line of a transfer tells it. */
export type ToldLine = {
  variantId: number;
  /** 'Trui Terschelling, Rood, maat M' */
  name: string;
  /** 'Art. TR-1 · EAN 871…'; '': it has neither. */
  numbers: string;
  sku: string;
  sent: number;
  /** Absent: it isn't taken in yet. */
  received?: number;
  note: string;
};

/** A transfer in a list. */
export type ToldTransfer = {
  id: number;
  href: string;
  /** 'V-12' */
  number: string;
  /** 'Naar Zwolle' */
  where: string;
  /** '5 stuks, 3 artikelen' */
  what: string;
  /** Who did last what to it, and when. */
  who: string;
};
