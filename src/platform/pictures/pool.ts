import { createRequire } from 'node:module';
import { AppError } from '#kernel/errors';
import { errorTexts } from '#kernel/messages/nl-errors';
import type { Log } from '#platform/config/log';
import { Maker, MakerGone, PictureProblem, type Task } from './maker';
import type { MadePicture, PictureFacts, Pictures } from './types';

export type PoolOptions = {
  log: Pick<Log, 'warn'>;
  /** The program of the processes. */
  file?: string;
  /** Processes at once, each with one picture in hand. */
  places?: number;
  /** Pictures that may wait. */
  mostWaiting?: number;
  /** Ms after which one that doesn't answer is ended. */
  limit?: number;
  /** Pictures, or bytes of memory, after which another process takes over. */
  mostMade?: number;
  mostHeld?: number;
  /** Ms without a picture after which a process is ended. */
  patience?: number;
};

const MB = 1024 * 1024;
const usual = {
  // Two for visitors who wait for pictures, and one for what strangers send or what is made ahead.
  places: 3,
  mostWaiting: 300,
  // Longer than any recipe gives a picture by itself.
  limit: 45_000,
  mostMade: 400,
  mostHeld: 160 * MB,
  patience: 30_000,
};

/** Beside the sources, which lie beside what was built of them. */
const childFile = (): string =>
  createRequire(import.meta.url).resolve('#platform/pictures/child.mjs');

const busy = () => new AppError(503, 'busy', errorTexts.busy);

/**
 * Makes pictures in few processes of their own, which come when there is a picture and leave when there
 * is none: what a library for pictures takes in memory, or breaks, is never the server's.
 */
export const createPictures = ({ log, ...given }: PoolOptions): Pictures => {
  const { places, mostWaiting, limit, mostMade, mostHeld, patience } = { ...usual, ...given };
  const file = given.file ?? childFile();
  const makers = new Set<Maker>();
  const free: Maker[] = [];
  const waiting: ((maker: Maker | undefined) => void)[] = [];
  const resting = new Map<Maker, NodeJS.Timeout>();
  let isClosed = false;

  const forget = (maker: Maker) => {
    makers.delete(maker);
    clearTimeout(resting.get(maker));
    resting.delete(maker);
    const at = free.indexOf(maker);
    if (at >= 0) free.splice(at, 1);
  };

  const start = (): Maker => {
    const maker: Maker = new Maker(file, () => forget(maker));
    makers.add(maker);
    return maker;
  };

  const take = (): Maker | undefined => {
    // The one that was used last, so that the others may leave.
    const maker = free.pop() ?? (makers.size < places ? start() : undefined);
    if (maker) clearTimeout(resting.get(maker));
    return maker;
  };

  const retire = (maker: Maker) => {
    forget(maker);
    maker.end();
  };

  const giveBack = (maker: Maker) => {
    const isSpent = maker.made >= mostMade || maker.held > mostHeld;
    if (isSpent && makers.has(maker)) retire(maker);
    const isThere = makers.has(maker);
    if (waiting.length > 0) {
      const next = isThere ? maker : take();
      if (next) waiting.shift()?.(next);
    } else if (isThere) {
      free.push(maker);
      resting.set(maker, setTimeout(() => retire(maker), patience).unref());
    }
  };

  const queue = (): Promise<Maker | undefined> => {
    if (waiting.length >= mostWaiting) throw busy();
    return new Promise((resolve) => waiting.push(resolve));
  };

  /** What went wrong at our side can be asked again, and says nothing of the picture. */
  const failed = (err: unknown) => {
    log.warn({ err }, 'a picture could not be made, through no fault of its own');
    return busy();
  };

  /** A process that can't be started at all. */
  const takeOrTell = (): Maker | undefined => {
    try {
      return take();
    } catch (error) {
      throw failed(error);
    }
  };

  const run = async (task: Task): Promise<unknown> => {
    const maker = isClosed ? undefined : (takeOrTell() ?? (await queue()));
    if (!maker) throw busy();
    try {
      return await maker.do(task, limit);
    } catch (error) {
      if (error instanceof PictureProblem) throw error;
      if (!(error instanceof MakerGone)) throw failed(error);
      forget(maker);
      if (!isClosed) log.warn({ pid: maker.pid }, 'a process that made a picture ended');
      throw busy();
    } finally {
      giveBack(maker);
    }
  };

  return {
    look: (source, options = {}) => run({ kind: 'look', source, options }) as Promise<PictureFacts>,
    make: (source, steps, options = {}) =>
      run({ kind: 'make', source, steps, options }) as Promise<MadePicture>,
    get pids() {
      return [...makers].flatMap(({ pid }) => pid ?? []);
    },
    close: () => {
      isClosed = true;
      for (const next of waiting.splice(0)) next(undefined);
      for (const maker of makers) maker.kill();
    },
  };
};
