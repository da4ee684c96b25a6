import type { Coordinates } from '#kernel/values/distance';
import type { Host } from '#platform/host';
import type { ServicePoint } from '../../contract';

/** Where service points are looked for. */
export type PointQuestion = { zipcode: string; country: string; near?: Coordinates; most: number };

/** A parcel that a carrier is asked to fetch. */
export type NewShipment = {
  orderNumber: string;
  /** Grams. */
  weightGrams: number;
  to: {
    name: string;
    street: string;
    housenumber: string;
    housenumberSuffix: string;
    zipcode: string;
    place: string;
    country: string;
    email: string;
  };
  /** The service point that it goes to. */
  pointId?: string;
};

export type Shipment = { trackingCode: string; trackingUrl: string };

/** Whoever brings parcels. Calls throw when the carrier doesn't answer well, or in time. */
export type Carrier = {
  name: string;
  title: string;
  listPoints: (host: Host, question: PointQuestion) => Promise<ServicePoint[]>;
  findPoint: (host: Host, id: string, country: string) => Promise<ServicePoint | undefined>;
  createShipment: (host: Host, shipment: NewShipment) => Promise<Shipment>;
};
