import type { Coordinates } from '#kernel/values/distance';
import type { Host } from '#platform/host';
import type { ServicePoint } from '../../contract';

/** Where service points are looked for. */
export type PointQuestion = { zipcode: string; country: string; near?: Coordinates; most: number };

/** Who sends a parcel, or gets one. */
export type Party = {
  name: string;
  street: string;
  housenumber: string;
  housenumberSuffix: string;
  zipcode: string;
  place: string;
  country: string;
  email: string;
};

/** A parcel that a carrier is asked to fetch. */
export type NewShipment = {
  /** A UUID of this parcel alone: asked for twice it is one parcel. */
  id: string;
  /** The code that its carrier gave for it before (`reserveCode`). */
  code?: string;
  orderNumber: string;
  /** Grams. */
  weightGrams: number;
  to: Party;
  /** The service point that it goes to. */
  pointId?: string;
};

/** What a carrier gives to print. */
export type LabelFile = {
  file: Buffer;
  fileType: 'application/pdf' | 'image/png' | 'image/gif' | 'image/jpeg';
};

export type Shipment = {
  trackingCode: string;
  trackingUrl: string;
  /** To stick on the box; absent: the carrier gave none. */
  label?: LabelFile;
};

/** A parcel that a buyer sends back. */
export type NewReturn = {
  /** A UUID of this return alone: asked for twice it is one parcel, where the carrier knows such. */
  id: string;
  /** What the parcel is known by at the shop: `R-2026-001234-1`. */
  number: string;
  /** Grams. */
  weightGrams: number;
  from: Party;
  to: Party;
};

/** What a buyer sends it with. */
export type ReturnLabel = Omit<Shipment, 'label'> &
  LabelFile & {
    /** A point of the carrier prints the label by a code in the file, so that no printer is needed. */
    isPrintless: boolean;
  };

/** Whoever brings parcels. Calls throw when the carrier doesn't answer well, or in time. */
export type Carrier = {
  name: string;
  title: string;
  listPoints: (host: Host, question: PointQuestion) => Promise<ServicePoint[]>;
  findPoint: (host: Host, id: string, country: string) => Promise<ServicePoint | undefined>;
  /**
   * Gives the code of a parcel that is still to be announced: announced with that a second time it is the same one.
   * Absent: it knows a parcel by its `id`.
   */
  reserveCode?: (host: Host) => Promise<string>;
  /** Where a parcel is followed whose code staff typed. Absent: it has no page for that. */
  trackingUrl?: (code: string, to: Pick<Party, 'zipcode' | 'country'>) => string;
  createShipment: (host: Host, shipment: NewShipment) => Promise<Shipment>;
  /** Absent: it makes no labels to send back with. */
  createReturn?: (host: Host, parcel: NewReturn) => Promise<ReturnLabel>;
};
