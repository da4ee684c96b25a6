const TAG = 'etalage-scheduled';

/** A block that is shown at times. What looks at the clock is fetched with the first on a page. */
class EtalageScheduled extends HTMLElement {
  #stop: (() => void) | undefined;

  async connectedCallback(): Promise<void> {
    // Without it the page stays as it was when it was sent.
    const code = await import('./recheck').catch((error) => console.info('No clock', error));
    if (code && this.isConnected) this.#stop ??= code.watchSchedule(this);
  }

  disconnectedCallback(): void {
    this.#stop?.();
    this.#stop = undefined;
  }
}

/** Keeps blocks that are shown at times as they should be, on pages that stay open. */
export const startSchedules = (): void => customElements.define(TAG, EtalageScheduled);
