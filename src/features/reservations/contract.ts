import type { PictureRef } from '#kernel/define/entity';

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

/** A piece that is put aside, as the account of who did so shows it. */
export type Reserved = Pick<
  ReservationView,
  'code' | 'title' | 'choice' | 'unitCents' | 'until' | 'ready'
> & {
  /** Where it is seen and given up. */
  href: string;
  /** As it looks now, and the page of its article while it is sold. */
  picture?: PictureRef;
  productHref?: string;
  store: {
    title: string;
    href?: string;
    /** 'Open tot 18:00' */
    opening: string;
    routeHref: string;
  };
};

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
