import { all } from '../dom';
import { knowIslands, loadIsland } from './code';
import type { IslandModules } from './types';
import { strategies } from './wake';

const TAG = 'etalage-island';

/**
 * A part of the page with React in it. It sleeps as plain HTML until its moment (`data-when`), has a
 * root of its own, and goes back to its plain HTML when its code fails.
 */
class EtalageIsland extends HTMLElement {
  #stopWaiting: (() => void) | undefined;
  #unmount: (() => void) | undefined;
  #waking: Promise<void> | undefined;

  connectedCallback(): void {
    const strategy = strategies[this.dataset.when ?? 'load'] ?? strategies.load;
    this.#stopWaiting = strategy?.(this, () => {
      this.#waking ??= this.#wake();
      return this.#waking;
    });
  }

  disconnectedCallback(): void {
    this.leave();
  }

  /** Ends the island: its code lets go of all that it held. */
  leave(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    this.#unmount?.();
    this.#unmount = undefined;
    this.#waking = undefined;
  }

  async #wake(): Promise<void> {
    try {
      const { Part, mount } = await loadIsland(this.dataset.island ?? '');
      if (!this.isConnected || this.#unmount) return;
      const html = this.innerHTML;
      const props = JSON.parse(this.dataset.props ?? '{}') as Record<string, unknown>;
      await new Promise<void>((onReady, fail) => {
        const onFail = (error: unknown) => {
          this.#unmount = undefined;
          this.innerHTML = html;
          fail(error);
          // Too late for the promise, if it broke after it had come to life.
          this.#fail(error);
        };
        this.#unmount = mount(this, {
          Part,
          props,
          prefix: this.dataset.prefix ?? '',
          onReady,
          onFail,
        });
      });
      this.dataset.awake = '';
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    if ('failed' in this.dataset) return;
    this.dataset.failed = '';
    console.warn(`Island ${this.dataset.island} does without its script`, error);
  }
}

/** Brings islands to life, those on the page and those that come with later HTML. */
export const startIslands = (modules: IslandModules): void => {
  knowIslands(modules);
  customElements.define(TAG, EtalageIsland);
};

/** Ends all islands within an element that is about to go. */
export const leaveIslands = (root: ParentNode): void => {
  for (const island of all<EtalageIsland>(TAG, root)) island.leave?.();
};

/** Fetches the code of islands that will wake as soon as this HTML is on the page. */
export const prepareIslands = async (root: ParentNode): Promise<void> => {
  const soon = all(`${TAG}[data-when=load],${TAG}[data-when=visible]`, root);
  const ids = new Set(soon.map((island) => island.dataset.island ?? ''));
  await Promise.allSettled([...ids].map(loadIsland));
};
