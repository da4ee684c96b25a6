import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { fittingWidths } from '#kernel/values/picture-widths';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { findShown, picturesOn } from './shown';
import { type Drawn, NOBODY, type Picture, type Size, type Sizes, sizeKey } from './sizes';
import { media } from './tables';

/** What listings, suggestions and the cart ask for, in the format that nearly every browser takes. */
const usual: readonly Size[] = [320, 640, 480, 160].map((width) => ({ width, format: 'avif' }));

/** What a large screen takes for the picture that a page opens with. */
const wide = ({ width: original }: Picture): Size[] =>
  [800, 1200, 1600]
    .filter((width) => width <= original)
    .map((width) => ({ width, format: 'avif' }));

type Kept = Picture & { height: number };

/**
 * A picture that lies is shown as wide as the page: of a store, an event, an article. One that stands, as
 * articles of the shop have, is never shown larger than the usual sizes before somebody enlarges it.
 */
const isScene = ({ width, height }: Kept): boolean => width > height;

/** Ms that one run works before it makes room for other jobs. */
const RUN = 60_000;
/** How long it rests after a piece of work, as a part of the time that took. */
const REST = 0.5;
/** Ms between two looks whether visitors still wait for pictures of their own. */
const LOOK = 200;

const PREPARE_SIZES = 'media.sizes';

const isUnsized = and(eq(media.state, 'ready'), isNull(media.sizedAt));

/** Those of `first` go before all others, in their order. */
const findUnsized = async (
  host: Host,
  first: readonly string[] = [],
): Promise<Kept | undefined> => {
  if (first.length > 0) {
    const rows = await host.db
      .select()
      .from(media)
      .where(and(isUnsized, inArray(media.key, [...first])));
    const key = first.find((one) => rows.some((row) => row.key === one));
    if (key) return rows.find((row) => row.key === key);
  }
  const [row] = await host.db
    .select()
    .from(media)
    .where(isUnsized)
    .orderBy(asc(media.key))
    .limit(1);
  return row;
};

const noteSized = (host: Host, key: string) =>
  host.db.update(media).set({ sizedAt: host.clock.now() }).where(eq(media.key, key));

/** Rests after each piece of work, and begins none while somebody waits for a picture. */
const quietly = async <T>(sizes: Sizes, work: () => Promise<T>): Promise<T> => {
  while (!sizes.isIdle) await sleep(LOOK);
  const began = performance.now();
  const done = await work();
  await sleep((performance.now() - began) * REST);
  return done;
};

const sizesOf = ({ width: original }: Picture): Size[] => {
  const widths = fittingWidths(original);
  return usual.filter(({ width }) => widths.includes(width));
};

/** Pictures that are made at the same time for a page that nobody waits for yet. */
const AT_ONCE = 2;

/**
 * Makes the usual sizes of what stands on pages that will be the first to be asked for, and of the first picture of
 * each, and of those that are shown larger than cards, all that a large screen may want. `onProgress` hears of
 * each picture.
 */
export const prepareShown = async (
  host: Host,
  sizes: Sizes,
  paths: readonly string[],
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> => {
  const shown = await Promise.all(paths.map((path) => picturesOn(host, path)));
  const large = new Set(shown.flatMap((page) => [...page.keys.slice(0, 1), ...page.large]));
  const keys = [...new Set(shown.flatMap((page) => page.keys))];
  if (keys.length === 0) return;
  const found = await host.db
    .select()
    .from(media)
    .where(and(isUnsized, inArray(media.key, keys)));
  const waiting = found.values();
  let done = 0;
  const makeNext = async () => {
    for (const picture of waiting) {
      const further = large.has(picture.key) ? wide(picture) : [];
      try {
        for (const size of [...sizesOf(picture), ...further]) {
          await sizes.make(picture, size, { client: NOBODY });
        }
        // Of one that lies the wide sizes are made in the background.
        if (large.has(picture.key) || !isScene(picture)) await noteSized(host, picture.key);
      } catch (err) {
        // The others are made all the same; this one is tried again in the background.
        host.log.warn({ err, picture: picture.key }, 'a picture got no sizes');
      }
      onProgress(++done, found.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, makeNext));
};

/** Makes the usual sizes of one picture; false when it was broken off. */
const prepareOne = async (
  host: Host,
  sizes: Sizes,
  picture: Kept,
  isOver: () => boolean,
): Promise<boolean> => {
  let drawn: Drawn | undefined;
  const further = isScene(picture) ? wide(picture) : [];
  for (const size of [...sizesOf(picture), ...further]) {
    if (isOver()) return false;
    if (await host.storage.has(sizeKey(picture.key, size))) continue;
    drawn ??= await quietly(sizes, () => sizes.draw(picture));
    const source = drawn;
    await quietly(sizes, () => sizes.make(picture, size, { client: NOBODY, drawn: source }));
  }
  return true;
};

/**
 * Makes the sizes that pages usually ask for of pictures that are new, one after the other, so that
 * the first visitor finds most of them. What it doesn't get to is made when it is asked for.
 */
export const prepareSizes = (host: Host, sizes: Sizes) => {
  let closing = false;
  host.app.addHook('onClose', async () => {
    closing = true;
  });
  return defineJob<object, JobContext>({
    name: PREPARE_SIZES,
    schema: z.object({}),
    // Pictures may be stored by a command that knows no jobs.
    cron: '*/2 * * * *',
    run: async (_, { signal }) => {
      const began = performance.now();
      const isOver = () => closing || signal.aborted || performance.now() - began > RUN;
      // Nothing is new: then no page is looked at.
      if (!(await findUnsized(host))) return;
      const first = await findShown(host);
      const find = () => findUnsized(host, first);
      for (let next = await find(); next; next = await find()) {
        const done = await prepareOne(host, sizes, next, isOver).catch((error) => {
          if (closing) return false;
          // The picture can't be drawn: whoever asks for it is told so.
          host.log.warn({ err: error, picture: next?.key }, 'a picture got no sizes');
          return true;
        });
        if (!done) break;
        await noteSized(host, next.key);
      }
      if (!closing && (await findUnsized(host))) await queueSizes(host);
    },
  });
};

/** Has the usual sizes of new pictures made soon, in the background. */
export const queueSizes = async (host: Host): Promise<void> => {
  if (host.config.picturesAhead === false) return;
  await host.jobs.enqueue(PREPARE_SIZES, {}, { singletonKey: 'next' });
};
