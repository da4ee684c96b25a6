import { z } from 'zod';
import type { ServicePoint } from '../../contract';
import type { CarrierCall } from './call';
import type { Carrier, NewReturn, NewShipment, Party } from './carrier';
import { labelFile, labelIn } from './label-file';
import { shortTime, weekText } from './week';

/** What we read of DHL eCommerce's replies (parcel shop locations, shipments). */
const shop = z.object({
  id: z.string(),
  name: z.string(),
  distance: z.number().optional(),
  address: z.object({
    countryCode: z.string(),
    zipCode: z.string(),
    city: z.string(),
    street: z.string(),
    number: z.string(),
    addition: z.string().optional(),
  }),
  geoLocation: z.object({ latitude: z.number(), longitude: z.number() }),
  openingTimes: z
    .array(z.object({ timeFrom: z.string(), timeTo: z.string(), weekDay: z.number() }))
    .optional(),
});

const shops = z.array(shop);
const tokens = z.object({ accessToken: z.string() });
const shipped = z.object({
  pieces: z.array(z.object({ trackerCode: z.string(), labelId: z.string().optional() })).min(1),
});

const returned = z.object({
  pieces: z.array(z.object({ trackerCode: z.string(), labelId: z.string() })).min(1),
});
const label = z.object({ pdf: z.string().min(1) });

const hoursOf = (times: z.infer<typeof shop>['openingTimes'] = []): string =>
  weekText(
    [1, 2, 3, 4, 5, 6, 7].map((day) =>
      times
        .filter(({ weekDay }) => weekDay === day)
        .map(({ timeFrom, timeTo }) => `${shortTime(timeFrom)}–${shortTime(timeTo)}`)
        .join(' en '),
    ),
  );

const present = (found: z.infer<typeof shop>): ServicePoint => ({
  id: found.id,
  carrier: 'dhl',
  title: found.name,
  street: found.address.street,
  housenumber: `${found.address.number}${found.address.addition ?? ''}`,
  zipcode: found.address.zipCode,
  place: found.address.city,
  country: found.address.countryCode,
  ...found.geoLocation,
  hours: hoursOf(found.openingTimes),
  ...(found.distance === undefined ? {} : { distanceKm: found.distance / 1000 }),
});

export type DhlSettings = { userId: string; key: string; accountId: string };

const addresseeOf = ({ name, email, ...party }: Party) => ({
  name: { firstName: '', lastName: name },
  address: {
    countryCode: party.country,
    postalCode: party.zipcode.replace(/\s/g, ''),
    city: party.place,
    street: party.street,
    number: party.housenumber,
    addition: party.housenumberSuffix,
  },
  email,
});

const parcelsOf = (weightGrams: number) => [
  {
    parcelType: weightGrams <= 2000 ? 'SMALL' : 'MEDIUM',
    quantity: 1,
    weight: weightGrams / 1000,
  },
];

const shipmentOf = (settings: DhlSettings, { to, ...shipment }: NewShipment) => ({
  // Sent again after an answer that nobody heard, it is the same parcel.
  shipmentId: shipment.id,
  orderReference: shipment.orderNumber,
  accountId: settings.accountId,
  receiver: addresseeOf(to),
  options: [shipment.pointId ? { key: 'PS', input: shipment.pointId } : { key: 'DOOR' }],
  pieces: parcelsOf(shipment.weightGrams),
});

const returnOf = (settings: DhlSettings, { id, number, weightGrams, from, to }: NewReturn) => ({
  shipmentId: id,
  orderReference: number,
  accountId: settings.accountId,
  shipper: addresseeOf(from),
  receiver: addresseeOf(to),
  options: [{ key: 'DOOR' }],
  returnLabel: true,
  pieces: parcelsOf(weightGrams),
});

const logIn = async (call: CarrierCall, { userId, key }: DhlSettings) => {
  const login = await call('/authenticate/api-key', { body: { userId, key } });
  return { authorization: `Bearer ${tokens.parse(login).accessToken}` };
};

const readLabel = async (
  call: CarrierCall,
  headers: Record<string, string>,
  labelId: string,
): Promise<string> =>
  label.parse(await call(`/labels/${encodeURIComponent(labelId)}`, { headers })).pdf;

const trackingUrlOf = (code: string, { zipcode }: Pick<Party, 'zipcode'>): string => {
  const query = new URLSearchParams({ tt: code, pc: zipcode.replace(/\s/g, '') });
  return `https://my.dhlecommerce.nl/home/tracktrace?${query}`;
};

/** DHL eCommerce: its ServicePoints, parcels announced to it, and those that come back. */
export const createDhl = (call: CarrierCall, settings: DhlSettings): Carrier => ({
  name: 'dhl',
  title: 'DHL',
  trackingUrl: trackingUrlOf,
  async listPoints(_host, { zipcode, country, most }) {
    const query = new URLSearchParams({
      zipCode: zipcode.replace(/\s/g, ''),
      limit: String(most),
    });
    const reply = await call(`/parcel-shop-locations/${encodeURIComponent(country)}?${query}`);
    return shops.parse(reply).slice(0, most).map(present);
  },
  async findPoint(_host, id, country) {
    const path = `/parcel-shop-locations/${encodeURIComponent(country)}/${encodeURIComponent(id)}`;
    return present(shop.parse(await call(path)));
  },
  async createShipment(host, shipment) {
    const headers = await logIn(call, settings);
    const body = shipmentOf(settings, shipment);
    const reply = shipped.parse(await call('/shipments', { headers, body }));
    const { trackerCode: trackingCode = '', labelId } = reply.pieces[0] ?? {};
    // The parcel is announced by now: without its label it still leaves.
    const pdf = labelId
      ? await readLabel(call, headers, labelId).catch((err: unknown) => {
          host.log.warn({ err }, 'DHL gave no label');
          return undefined;
        })
      : undefined;
    return {
      ...{ trackingCode, trackingUrl: trackingUrlOf(trackingCode, shipment.to) },
      ...labelIn(pdf),
    };
  },
  async createReturn(_host, parcel) {
    const headers = await logIn(call, settings);
    const reply = await call('/shipments', { headers, body: returnOf(settings, parcel) });
    const { trackerCode = '', labelId = '' } = returned.parse(reply).pieces[0] ?? {};
    return {
      ...labelFile(await readLabel(call, headers, labelId)),
      ...{ trackingCode: trackerCode, trackingUrl: trackingUrlOf(trackerCode, parcel.to) },
      isPrintless: false,
    };
  },
});
