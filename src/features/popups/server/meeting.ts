import { sql } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { mayMeet } from '#kernel/values/popup-meeting';
import type { Host } from '#platform/host';
import type { MeetingPopup } from '../contract';
import { listOnline } from './kept';
import type { Popup } from './popup';
import type { TargetValue } from './stored';
import type { TriedPopup } from './trial';

type Place = { module: string; id: number; told: TargetValue };

/** Where a popup stands, a page by its number; what isn't there any more is left out. */
const placesOf = async (host: Host, targets: readonly TargetValue[]): Promise<Place[]> => {
  const paths = targets.flatMap(({ page }) => page ?? []);
  const { rows } = await host.db.execute<{ id: number; path: string }>(sql`
    select id, path from pages where site_id = ${getSite(host).id}
      and path = any(${sql.param(paths)}::text[])`);
  const ids = new Map(rows.map(({ id, path }) => [path, id]));
  return targets.flatMap((told) => {
    const module = told.page === null ? told.module : 'Page';
    const id = told.page === null ? told.id : ids.get(told.page);
    return module !== null && id ? [{ module, id, told }] : [];
  });
};

const sharedBy = (places: readonly Place[], { targets }: Popup): TargetValue[] =>
  places
    .filter((place) => targets.some(({ module, id }) => module === place.module && id === place.id))
    .map(({ told }) => told);

/** Other popups that are online and could open where this one does, for the same visitor. */
export const listMeeting = async (
  host: Host,
  { row, targets }: TriedPopup,
): Promise<MeetingPopup[]> => {
  if (row.state !== 'Online') return [];
  const places = await placesOf(host, targets);
  return listOnline(host)
    .filter((other) => other.id !== row.id && mayMeet(row, other.row))
    .map((other) => ({ other, at: sharedBy(places, other) }))
    .filter(({ at }) => at.length > 0)
    .map(({ other, at }) => ({
      ...{ id: other.id, title: other.row.title, at },
      // A new one is the last of those with its order.
      isFirst:
        other.row.seq < row.seq ||
        (other.row.seq === row.seq && (row.id === 0 || other.id < row.id)),
    }));
};
