import { storePicture } from '#features/media/api.server';
import type { PictureRef } from '#kernel/define/entity';
import type { Host } from '#platform/host';
import { drawProduct, drawScene, drawStore, type ScenePicture, type Ware } from '../pictures';
import type { Drawn } from './articles';
import type { PictureTask } from './catalog';
import { getColor } from './colors';

/** Of a product's pictures, in px. */
export const PRODUCT_PICTURE = { width: 1200, height: 1500 };
const SCENE = { width: 1600, height: 1000 };
/** Each waits for a disk twice: for its file, and for its row. */
const AT_ONCE = 6;

/** Notes what has to be drawn, and draws and stores it all at the end. */
export class PictureBook {
  private readonly tasks: { key: string; size: typeof PRODUCT_PICTURE; draw: () => string }[] = [];
  private readonly fronts = new Map<string, Ware>();

  addProducts(tasks: readonly PictureTask[]): void {
    for (const { key, ...task } of tasks) {
      const { kind, params, color } = task;
      this.fronts.set(`${task.seed} ${color.name}`, { kind, params, hex: color.hex });
      this.tasks.push({ key, size: PRODUCT_PICTURE, draw: () => drawProduct(task) });
    }
  }

  addScene(key: string, drawn: Drawn, alt: string): PictureRef {
    const palette = drawn.palette.map((access) => getColor(access).hex);
    this.tasks.push({
      key,
      size: SCENE,
      draw: () =>
        drawScene({
          scene: drawn.scene as ScenePicture['scene'],
          palette,
          seed: key,
          aside: drawn.aside,
          wares: drawn.articles?.map((name) => this.soldAs(name)),
        }),
    });
    return { key, ...SCENE, alt };
  }

  /** How an article that is sold looks, by its address and a colour of it. */
  private soldAs(name: string): Ware {
    const ware = this.fronts.get(name);
    if (!ware) throw new Error(`No article is sold as '${name}'`);
    return ware;
  }

  addStore(access: string, alt: string): PictureRef {
    const key = `winkel-${access}`;
    const palettes = [
      'flessengroen',
      'terracotta',
      'marine',
      'oker',
      'salie',
      'bordeaux',
      'petrol',
    ];
    const first = palettes[access.length % palettes.length] ?? 'salie';
    const palette = [getColor(first).hex, getColor('ecru').hex];
    this.tasks.push({ key, size: SCENE, draw: () => drawStore({ seed: access, palette }) });
    return { key, ...SCENE, alt };
  }

  /** Draws and stores all that was noted since the last time. */
  async store(host: Host, onProgress: (done: number, total: number) => void): Promise<void> {
    const tasks = this.tasks.splice(0);
    const waiting = tasks.values();
    let done = 0;
    const storeNext = async () => {
      for (const { key, size, draw } of waiting) {
        const content = Buffer.from(draw());
        await storePicture(host, { key, type: 'image/svg+xml', ...size, content });
        onProgress(++done, tasks.length);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, storeNext));
  }
}
