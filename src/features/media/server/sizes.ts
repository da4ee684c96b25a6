import { notFound } from '#kernel/errors';
import { errorTexts } from '#kernel/messages/nl-errors';
import type { Host } from '#platform/host';
import { drawOnce, type Format, makeSize } from './make-size';
import type { media } from './tables';
import { Turnstile } from './turnstile';

export type Picture = Pick<typeof media.$inferSelect, 'key' | 'type' | 'width'>;
export type Size = { width: number; format: Format };

/** A picture as it can be made smaller. */
export type Drawn = { content: Buffer; type: string };

/** Made at once in one process, for visitors who wait. */
const AT_ONCE = 2;

export const sizeKey = (key: string, { width, format }: Size): string =>
  `sizes/${key}/${width}.${format}`;

/** Makes sizes of pictures and keeps them; one that is being made already is waited for. */
export class Sizes {
  private readonly turnstile = new Turnstile(AT_ONCE);
  private readonly making = new Map<string, Promise<Buffer>>();
  private readonly host: Host;

  constructor(host: Host) {
    this.host = host;
  }

  /** Whether nobody waits for a size. */
  get isIdle(): boolean {
    return this.turnstile.isIdle;
  }

  /**
   * Throws a 404 when the original is gone. `drawn`: of `draw`, where several sizes are made.
   */
  make(picture: Picture, size: Size, drawn?: Drawn): Promise<Buffer> {
    const key = sizeKey(picture.key, size);
    const known = this.making.get(key);
    if (known) return known;
    const task = this.turnstile
      .run(() => this.makeAndKeep(picture, size, drawn))
      .finally(() => this.making.delete(key));
    this.making.set(key, task);
    return task;
  }

  /** What several sizes can be made of, none wider than 800 px. Throws as `make` does. */
  async draw(picture: Picture): Promise<Drawn> {
    return drawOnce(await this.read(picture), picture);
  }

  private async makeAndKeep(picture: Picture, size: Size, drawn?: Drawn): Promise<Buffer> {
    const { content, type } = drawn ?? { content: await this.read(picture), type: picture.type };
    const made = await makeSize(content, { ...picture, type }, size);
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
