const TAG = 'etalage-counter';

/** A fact's number. What makes it count is fetched with the first on a page. */
class EtalageCounter extends HTMLElement {
  #stop: (() => void) | undefined;

  async connectedCallback(): Promise<void> {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { startCounting } = await import('./count');
    if (this.isConnected) this.#stop ??= startCounting(this);
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }
}

/** Lets the numbers of facts count up, those on the page and those that come with later HTML. */
export const startCounters = (): void => customElements.define(TAG, EtalageCounter);
