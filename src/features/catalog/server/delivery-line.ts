import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';

/** When something ordered now arrives: 'Voor 22:00 besteld, dinsdag 3 maart in huis'. */
export type DeliveryLine = {
  text: string;
  /** The instant at which it stops being true. */
  until: Date;
};

type FindLine = (host: Host, at: Date) => Promise<DeliveryLine | undefined>;

const lines = new Registry<FindLine>('delivery line');

/** Whoever delivers says when it comes: the catalogue and the stock know no carriers. */
export const registerDeliveryLine = (host: Host, find: FindLine): void =>
  lines.add(host, 'delivery', find);

/** When what the web shop can send arrives; undefined when nobody brings it to the door. */
export const findDeliveryLine = async (host: Host, at: Date): Promise<DeliveryLine | undefined> =>
  lines.find(host, 'delivery')?.(host, at);
