import { z } from 'zod';
import type { ServicePoint } from '../../contract';
import type { CarrierCall } from './call';
import type { Carrier, NewReturn, NewShipment, Party, PointQuestion } from './carrier';
import { labelFile, labelIn } from './label-file';
import { shortTime, weekText } from './week';

/** What we read of PostNL's Locations (v2_1) and Labelling (v2_2) replies. */
const text = z.union([z.string(), z.number()]).transform(String);

const location = z.object({
  LocationCode: text,
  Name: z.string(),
  Distance: z.number().optional(),
  Latitude: z.number(),
  Longitude: z.number(),
  Address: z.object({
    Street: z.string(),
    HouseNr: text,
    HouseNrExt: z.string().optional(),
    Zipcode: z.string(),
    City: z.string(),
    Countrycode: z.string(),
  }),
  OpeningHours: z.record(z.string(), z.object({ string: z.array(z.string()) })).optional(),
});

const locations = z.object({
  GetLocationsResult: z.object({ ResponseLocation: z.array(location) }),
});

const oneLocation = z.object({
  GetLocationsResult: z.object({
    ResponseLocation: z.union([location, z.array(location).transform((all) => all[0])]),
  }),
});

const barcodes = z.object({ Barcode: z.string().min(1) });

const labels = z.object({
  ResponseShipments: z
    .array(
      z.object({
        Barcode: z.string(),
        Labels: z.array(z.object({ Content: z.string().min(1) })).optional(),
      }),
    )
    .min(1),
});

/** The label of a Smart Return is a code that a PostNL point prints the label by. */
const PRINT_CODE = 'PrintcodeLabel';

const returnLabels = z.object({
  ResponseShipments: z
    .array(
      z.object({
        Barcode: z.string(),
        Labels: z
          .array(z.object({ Content: z.string().min(1), Labeltype: z.string().optional() }))
          .min(1),
      }),
    )
    .min(1),
});

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const hoursOf = (hours: z.infer<typeof location>['OpeningHours']): string =>
  weekText(
    DAYS.map((day) =>
      (hours?.[day]?.string ?? [])
        .map((period) => period.split('-').map(shortTime).join('–'))
        .join(' en '),
    ),
  );

const present = (found: z.infer<typeof location>): ServicePoint => ({
  id: found.LocationCode,
  carrier: 'postnl',
  title: found.Name,
  street: found.Address.Street,
  housenumber: `${found.Address.HouseNr}${found.Address.HouseNrExt ?? ''}`,
  zipcode: found.Address.Zipcode,
  place: found.Address.City,
  country: found.Address.Countrycode,
  latitude: found.Latitude,
  longitude: found.Longitude,
  hours: hoursOf(found.OpeningHours),
  ...(found.Distance === undefined ? {} : { distanceKm: found.Distance / 1000 }),
});

export type PostnlSettings = {
  key: string;
  customerCode: string;
  customerNumber: string;
};

const addressOf = (type: '01' | '02', party: Party) => ({
  AddressType: type,
  Name: party.name,
  Street: party.street,
  HouseNr: party.housenumber,
  HouseNrExt: party.housenumberSuffix,
  Zipcode: party.zipcode.replace(/\s/g, ''),
  City: party.place,
  Countrycode: party.country,
});

type Where = Pick<Party, 'country' | 'zipcode'>;

const trackingUrlOf = (code: string, { country, zipcode }: Where): string =>
  `https://jouw.postnl.nl/track-and-trace/${[code, country, zipcode.replace(/\s/g, '')].map(encodeURIComponent).join('-')}`;

/** A Smart Return: product 2285 with option 152-025, the buyer as sender and the shop as receiver. */
const returnOf = (settings: PostnlSettings, { number, weightGrams, from, to }: NewReturn) => ({
  Customer: {
    CustomerCode: settings.customerCode,
    CustomerNumber: settings.customerNumber,
    Address: addressOf('02', from),
  },
  Message: { MessageID: number, Printertype: 'GraphicFile|PDF' },
  Shipments: [
    {
      Addresses: [addressOf('01', to), addressOf('02', from)],
      // The mail that the parcel was handed in goes to who sends it.
      Contacts: [{ ContactType: '01', Email: from.email }],
      Dimension: { Weight: String(weightGrams) },
      ProductCodeDelivery: '2285',
      ProductOptions: [{ Characteristic: '152', Option: '025' }],
      Reference: number,
    },
  ],
});

const shipmentOf = (settings: PostnlSettings, { to, ...shipment }: NewShipment) => ({
  Customer: { CustomerCode: settings.customerCode, CustomerNumber: settings.customerNumber },
  Message: { MessageID: shipment.orderNumber, Printertype: 'GraphicFile|PDF' },
  Shipments: [
    {
      Addresses: [addressOf('01', to)],
      Contacts: [{ ContactType: '01', Email: to.email }],
      Dimension: { Weight: String(shipment.weightGrams) },
      // 3085: a parcel to the door. 3533: to a PostNL point.
      ProductCodeDelivery: shipment.pointId ? '3533' : '3085',
      Reference: shipment.orderNumber,
      ...(shipment.code ? { Barcode: shipment.code } : {}),
      ...(shipment.pointId ? { DownPartnerLocation: shipment.pointId } : {}),
    },
  ],
});

/** PostNL: its points, parcels announced to it, and those that come back (Locations v2_1, Labelling v2_2). */
export const createPostnl = (call: CarrierCall, settings: PostnlSettings): Carrier => {
  const headers = { apikey: settings.key };
  return {
    name: 'postnl',
    title: 'PostNL',
    trackingUrl: trackingUrlOf,
    async listPoints(_host, { zipcode, country, most }: PointQuestion) {
      const query = new URLSearchParams({
        CountryCode: country,
        PostalCode: zipcode.replace(/\s/g, ''),
        DeliveryOptions: 'PG',
      });
      const reply = await call(`/shipment/v2_1/locations/nearest?${query}`, { headers });
      const found = locations.parse(reply).GetLocationsResult.ResponseLocation;
      return found.slice(0, most).map(present);
    },
    async findPoint(_host, id) {
      const query = new URLSearchParams({ LocationCode: id, RetailNetworkID: 'PNPNL-01' });
      const reply = await call(`/shipment/v2_1/locations/lookup?${query}`, { headers });
      const found = oneLocation.parse(reply).GetLocationsResult.ResponseLocation;
      return found && present(found);
    },
    async reserveCode() {
      const { customerCode, customerNumber } = settings;
      // Type, customer and number make fifteen characters together.
      const digits = Math.max(1, 13 - customerCode.length);
      const query = new URLSearchParams({
        ...{ CustomerCode: customerCode, CustomerNumber: customerNumber, Type: '3S' },
        ...{ Range: customerCode, Serie: `${'0'.repeat(digits)}-${'9'.repeat(digits)}` },
      });
      const reply = await call(`/shipment/v1_1/barcode?${query}`, { headers });
      return barcodes.parse(reply).Barcode;
    },
    async createShipment(_host, shipment) {
      const body = shipmentOf(settings, shipment);
      const reply = await call('/shipment/v2_2/label?confirm=true', { headers, body });
      const [made] = labels.parse(reply).ResponseShipments;
      const trackingCode = made?.Barcode ?? '';
      const content = made?.Labels?.[0]?.Content;
      return {
        ...{ trackingCode, trackingUrl: trackingUrlOf(trackingCode, shipment.to) },
        ...labelIn(content),
      };
    },
    async createReturn(_host, parcel) {
      const body = returnOf(settings, parcel);
      const reply = await call('/shipment/v2_2/label?confirm=true', { headers, body });
      const [made] = returnLabels.parse(reply).ResponseShipments;
      const label =
        made?.Labels.find(({ Labeltype }) => Labeltype === PRINT_CODE) ?? made?.Labels[0];
      const trackingCode = made?.Barcode ?? '';
      return {
        ...labelFile(label?.Content ?? ''),
        ...{ trackingCode, trackingUrl: trackingUrlOf(trackingCode, parcel.to) },
        isPrintless: label?.Labeltype === PRINT_CODE,
      };
    },
  };
};
