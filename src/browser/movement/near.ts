/** In px: what is so near to the view gets its script. */
const NEAR = '300px';

/** Brings an element to life; answers how to end that. */
type Start = (element: HTMLElement) => Promise<() => void> | (() => void);

/** An element that is whole without script. What moves it is fetched when it comes near the view. */
const define = (tag: string, fetchStart: () => Promise<Start>): void =>
  customElements.define(
    tag,
    class extends HTMLElement {
      #stop: (() => void) | undefined;
      #observer: IntersectionObserver | undefined;

      connectedCallback(): void {
        this.#observer = new IntersectionObserver(
          (entries) => {
            if (!entries.some((entry) => entry.isIntersecting)) return;
            this.#observer?.disconnect();
            void this.#start();
          },
          { rootMargin: NEAR },
        );
        this.#observer.observe(this);
      }

      async #start(): Promise<void> {
        try {
          const start = await fetchStart();
          if (!this.isConnected || this.#stop) return;
          this.#stop = await start(this);
          if (!this.isConnected) this.disconnectedCallback();
        } catch (error) {
          this.dataset.plain = '';
          console.info('The row scrolls by itself', error);
        }
      }

      disconnectedCallback(): void {
        this.#observer?.disconnect();
        this.#stop?.();
        this.#stop = undefined;
      }
    },
  );

/** Moves sliders and tickers, those on the page and those that come with later HTML. */
export const startMovement = (): void => {
  if (customElements.get('etalage-slider')) return;
  define('etalage-slider', async () => (await import('./slider')).startSlider);
  define('etalage-ticker', async () => (await import('./ticker')).startTicker);
  define('etalage-recent', async () => (await import('../recent/row')).startRecent);
};
