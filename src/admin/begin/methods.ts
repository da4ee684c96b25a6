import type { ToldForm, ToldList, ToldRow, Values } from '#features/office/contract';
import { call } from '../calls';

const PATH = 'rows/deliverymethod';

type Band = { up_to_grams: number; cents: number };
type Zone = { country: string; bands: Band[]; free_from_cents: number | null };
type Rhythm = { cut_off: string };

/** What is asked of delivery at home: money in cents. */
export type AtHome = { cents: number; freeFrom: number | null; cutOff: string };

/** The two ways that every site begins with, as far as they are there; and whether there are others. */
export type Methods = { home?: ToldRow; pickup?: ToldRow; hasOthers: boolean };

export const readMethods = async (signal?: AbortSignal): Promise<Methods> => {
  const asked = signal ? { signal } : {};
  const { rows, total } = await call<ToldList>('GET', `${PATH}?columns=access&limit=20`, asked);
  const forms = await Promise.all(
    rows.map(({ id }) => call<ToldForm>('GET', `${PATH}/${id}`, asked)),
  );
  const find = (access: string) => forms.find(({ row }) => row.values.access === access)?.row;
  const [home, pickup] = [find('home'), find('pickup')];
  const known = [home, pickup].filter(Boolean).length;
  return { ...(home && { home }), ...(pickup && { pickup }), hasOthers: total > known };
};

/** What delivery at home costs, where it is as simple as it is asked here; undefined: it was set otherwise. */
export const atHomeOf = ({ values }: ToldRow): AtHome | undefined => {
  const zones = values.zones as Zone[];
  const [zone] = zones;
  const [band] = zone?.bands ?? [];
  if (!zone || !band || zones.length > 1 || zone.bands.length > 1) return undefined;
  const { cut_off: cutOff } = values.rhythm as Rhythm;
  return { cents: band.cents, freeFrom: zone.free_from_cents, cutOff };
};

/** A way with other prices and another hour, offered from now on; all else of it stays. */
export const withAtHome = ({ values }: ToldRow, { cents, freeFrom, cutOff }: AtHome): Values => ({
  zones: (values.zones as Zone[]).map((zone) => ({
    ...{ ...zone, free_from_cents: freeFrom },
    bands: zone.bands.map((band) => ({ ...band, cents })),
  })),
  rhythm: { ...(values.rhythm as Rhythm), cut_off: cutOff },
  state: 'Online',
});

/** Whether orders can be fetched in a store. */
export const isOffered = (row: ToldRow | undefined): boolean => row?.values.state === 'Online';

export const changeMethod = async ({ id, revision }: ToldRow, data: Values): Promise<void> => {
  await call('PATCH', `${PATH}/${id}`, { body: { data, revision } });
};
