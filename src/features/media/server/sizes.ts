import { AppError, notFound } from '#kernel/errors';
import { errorTexts } from '#kernel/messages/nl-errors';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import { drawOnce, type Format, makeSize } from './make-size';
import type { media } from './tables';
import { Turnstile, TurnstileFull } from './turnstile';

export type Picture = Pick<typeof media.$inferSelect, 'key' | 'type' | 'width'>;
export type Size = { width: number; format: Format };

/** A picture as it can be made smaller. */
export type Drawn = { content: Buffer; type: string };

/** The client of what is made without being asked for. */
export const NOBODY = '';

/** In one process, for visitors who wait: a page full of new pictures asks for all of them at once. */
const room = { places: 2, placesOfOne: 2, mostWaiting: 400, mostWaitingOfOne: 100 };

/** In seconds, when to ask again for what could not wait. */
export const RETRY_AFTER = 5;

type Making = { begin: () => Promise<Buffer>; asked: number };

export const sizeKey = (key: string, { width, format }: Size): string =>
  `sizes/${key}/${width}.${format}`;

const once = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let done: Promise<T> | undefined;
  return () => {
    done ??= work();
    return done;
  };
};

/** Makes sizes of pictures and keeps them; one that is being made already is waited for. */
export class Sizes {
  private readonly turnstile = new Turnstile(room);
  private readonly making = new Map<string, Making>();
  private readonly host: Host;

  constructor(host: Host) {
    this.host = host;
  }

  /** Whether nobody waits for a size. */
  get isIdle(): boolean {
    return this.turnstile.isIdle;
  }

  /**
   * Throws a 404 when the original is gone, a 503 when too many sizes are waited for. `client`: who
   * asks; `drawn`: of `draw`, where several sizes are made.
   */
  async make(
    picture: Picture,
    size: Size,
    { client, drawn }: { client: string; drawn?: Drawn },
  ): Promise<Buffer> {
    const key = sizeKey(picture.key, size);
    const making = this.making.get(key) ?? {
      begin: once(() => this.makeAndKeep(picture, size, drawn)),
      asked: 0,
    };
    this.making.set(key, making);
    making.asked += 1;
    try {
      // Each waits for his own turn: whose comes first makes it for all.
      return await this.turnstile.run(client, making.begin);
    } catch (error) {
      if (error instanceof TurnstileFull) throw new AppError(503, 'busy', errorTexts.busy);
      throw error;
    } finally {
      making.asked -= 1;
      if (making.asked === 0) this.making.delete(key);
    }
  }

  /** What several sizes can be made of, none wider than 800 px. Throws as `make` does. */
  async draw(picture: Picture): Promise<Drawn> {
    return drawOnce(this.host.pictures, await this.read(picture), picture);
  }

  private async makeAndKeep(picture: Picture, size: Size, drawn?: Drawn): Promise<Buffer> {
    const { content, type } = drawn ?? { content: await this.read(picture), type: picture.type };
    const made = await makeSize(this.host.pictures, content, { ...picture, type }, size);
    await this.keep(sizeKey(picture.key, size), made);
    return made;
  }

  /** Who waits for a picture gets it, also while the disk is full: it is made again next time. */
  private async keep(key: string, made: Buffer): Promise<void> {
    try {
      await this.host.storage.put(key, made);
    } catch (err) {
      this.host.log.warn({ err, key }, 'a size of a picture was not kept');
    }
  }

  private async read({ key }: Picture): Promise<Buffer> {
    const original = await this.host.storage.get(`media/${key}`);
    if (!original) throw notFound(errorTexts.gone.original);
    return original;
  }
}

const ofHost = new Registry<Sizes>('sizes of pictures');

export const keepSizes = (host: Host, sizes: Sizes): void => ofHost.add(host, 'sizes', sizes);

export const findSizes = (host: Host): Sizes | undefined => ofHost.find(host, 'sizes');
