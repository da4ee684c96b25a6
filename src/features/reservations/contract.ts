/** Where a piece in a store is put aside. */
export const reservePath = '/webcore/reservation/new';

export const reserveHref = (variantId: number, locationId: number): string =>
  `${reservePath}?${new URLSearchParams({
    variant_id: String(variantId),
    location_id: String(locationId),
  })}`;

export const placePath = '/webcore/reservation/place';
/** The page of a reservation, for who has its address. */
export const viewPath = (token: string): string => `/webcore/reservation/view/${token}`;
export const cancelPath = (token: string): string => `/webcore/reservation/cancel/${token}`;

export const reservationStates = ['held', 'collected', 'cancelled', 'expired', 'released'] as const;

/** What a reservation's page and mails show. */
export type ReservationView = {
  code: string;
  state: (typeof reservationStates)[number];
  title: string;
  /** 'Marine, maat M' */
  choice: string;
  /** Cents, btw included. */
  unitCents: number;
  /** 'zondag 22 november om 14:05' */
  until: string;
  /** It was held longer than 24 hours, for the store was closed. */
  isLonger: boolean;
  /** When it is put aside, as long as that is to come: the store is closed until then. */
  ready?: string;
  store: { title: string; href?: string; lines: string[] };
};
