import { isNotNull } from 'drizzle-orm';
import { media } from '#features/media/api.server';
import { findEntity } from '#features/overviews/api.server';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { focusClass } from '#ui/focus-class';
import { provideFocus } from '#ui/picture.view';
import { findUses } from './uses';

/** The event that says that what stays in sight of a picture changed. */
const FOCUS_CHANGED = 'media.focus';

type FocusChanged = { uses: readonly { entity: string; ids: readonly number[] }[] };

/** Tells every process, once it is committed, that a picture is cut otherwise. */
export const announceFocus = async (host: Host, tx: Tx, key: string): Promise<void> => {
  const found = await findUses(host, tx, key);
  const uses = found.map(({ stored, ids }) => ({ entity: stored.entity.name, ids }));
  await host.events.publish(FOCUS_CHANGED, { uses }, tx);
};

/**
 * Has pictures keep in sight what staff says is what counts. Those with such a point are few, and each process
 * holds them: no row that names a picture changes with it.
 */
export const keepFocus = async (host: Host): Promise<void> => {
  const read = async () => {
    const { key, focusX, focusY } = media;
    const rows = await host.db.select({ key, focusX, focusY }).from(media).where(isNotNull(focusX));
    const classes = new Map(
      rows.map((row) => [row.key, focusClass({ x: row.focusX ?? 0.5, y: row.focusY ?? 0.5 })]),
    );
    provideFocus((one) => classes.get(one));
  };
  await read();
  host.events.subscribe<FocusChanged>(FOCUS_CHANGED, async ({ uses = [] }) => {
    await read();
    // Cards are kept as they were drawn.
    for (const { entity, ids } of uses) await findEntity(host, entity)?.refresh([...ids]);
    host.cache.drop(['*']);
  });
  host.events.onReconnect(read);
};
