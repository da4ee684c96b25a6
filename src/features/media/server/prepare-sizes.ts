import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { fittingWidths } from '#kernel/values/picture-widths';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { type Drawn, NOBODY, type Picture, type Size, type Sizes, sizeKey } from './sizes';
import { media } from './tables';

/** What listings, suggestions and the cart ask for, in the format that nearly every browser takes. */
const usual: readonly Size[] = [320, 640, 480, 160].map((width) => ({ width, format: 'avif' }));

/** Ms that one run works before it makes room for other jobs. */
const RUN = 60_000;
/** How long it rests after a piece of work, as a part of the time that took. */
const REST = 0.5;
/** Ms between two looks whether visitors still wait for pictures of their own. */
const LOOK = 200;

const PREPARE_SIZES = 'media.sizes';

const findUnsized = async (host: Host): Promise<Picture | undefined> => {
  const [row] = await host.db
    .select()
    .from(media)
    .where(and(eq(media.state, 'ready'), isNull(media.sizedAt)))
    .orderBy(asc(media.key))
    .limit(1);
  return row;
};

/** Rests after each piece of work, and begins none while somebody waits for a picture. */
const quietly = async <T>(sizes: Sizes, work: () => Promise<T>): Promise<T> => {
  while (!sizes.isIdle) await sleep(LOOK);
  const began = performance.now();
  const done = await work();
  await sleep((performance.now() - began) * REST);
  return done;
};

/** Makes the usual sizes of one picture; false when it was broken off. */
const prepareOne = async (
  host: Host,
  sizes: Sizes,
  picture: Picture,
  isOver: () => boolean,
): Promise<boolean> => {
  const widths = fittingWidths(picture.width);
  let drawn: Drawn | undefined;
  for (const size of usual.filter(({ width }) => widths.includes(width))) {
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
      for (let next = await findUnsized(host); next; next = await findUnsized(host)) {
        const done = await prepareOne(host, sizes, next, isOver).catch((error) => {
          if (closing) return false;
          // The picture can't be drawn: whoever asks for it is told so.
          host.log.warn({ err: error, picture: next?.key }, 'a picture got no sizes');
          return true;
        });
        if (!done) break;
        const sizedAt = host.clock.now();
        await host.db.update(media).set({ sizedAt }).where(eq(media.key, next.key));
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
