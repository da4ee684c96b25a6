const TAG = 'etalage-counter';

/** A fact's number. What makes it count is fetched with the first on a page. */
class EtalageCounter extends HTMLElement {
  #stop: (() => void) | undefined;

  async connectedCallback(): Promise<void> {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // Without it the whole number stands there, as it does already.
    const code = await import('./count').catch((error) => console.info('No counting', error));
    if (code && this.isConnected) this.#stop ??= code.startCounting(this);
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }
}

/** Lets the numbers of facts count up, those on the page and those that come with later HTML. */
export const startCounters = (): void => customElements.define(TAG, EtalageCounter);
