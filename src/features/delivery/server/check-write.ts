import { sql } from 'drizzle-orm';
import type { Check } from '#features/entities/api.server';
import { deliveryWriteTexts as texts } from '#kernel/messages/nl-entities';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { findCarrier, listCarriers } from './carriers/registry';

type Zone = { country: string; zipcodes: unknown[]; bands: { up_to_grams: number }[] };
type Method = {
  access: string;
  carrier: string;
  zones: Zone[];
  rhythm: { packs: string[]; delivers: string[] };
};

/** Whether an order that isn't there yet goes that way. */
const isOnItsWay = async (tx: Tx, access: string): Promise<boolean> => {
  const { rows } = await tx.execute(sql`
    select 1 from orders where state in ('placed', 'packed', 'sent') and delivery_id = ${access}
    limit 1`);
  return rows.length > 0;
};

/** What is wrong with where it goes: bands in another order would never be reached, nor zones behind a whole country. */
const zonesProblem = (zones: readonly Zone[]): string | undefined => {
  const isRising = ({ bands }: Zone) =>
    bands.every(({ up_to_grams }, at) => up_to_grams > (bands[at - 1]?.up_to_grams ?? 0));
  if (!zones.every(isRising)) return texts.bands;
  const whole = new Set<string>();
  for (const { country, zipcodes } of zones) {
    if (whole.has(country)) return texts.behind(country);
    if (zipcodes.length === 0) whole.add(country);
  }
  return undefined;
};

const rhythmProblem = ({ packs, delivers }: Method['rhythm']): string | undefined => {
  if (packs.length === 0) return texts.packs;
  return delivers.length === 0 ? texts.delivers : undefined;
};

/** A carrier that lost its key is no reason to refuse what else is written of a way. */
const carrierProblem = (host: Host, before: Method | null, { carrier }: Method) =>
  before?.carrier === carrier || findCarrier(host, carrier)
    ? undefined
    : texts.carrier(listCarriers(host).join(', '));

/** What is wrong with a way of delivery as a whole. One that orders go by stays, by its name. */
export const checkMethod: Check = async (host, tx, write) => {
  const [before, after] = [write.before as Method | null, write.after as Method | null];
  const isMoved = before !== null && before.access !== after?.access;
  const isHeld = isMoved && (await isOnItsWay(tx, before.access));
  const problems: Record<string, string | undefined> = after
    ? {
        access: isHeld ? texts.named : undefined,
        carrier: carrierProblem(host, before, after),
        zones: zonesProblem(after.zones),
        rhythm: rhythmProblem(after.rhythm),
      }
    : { '': isHeld ? texts.held : undefined };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, told]) => (told ? [[name, told]] : [])),
  );
};
