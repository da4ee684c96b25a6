import { afterPaint } from '../dom';

type Start = (element: HTMLElement) => () => void;

/**
 * An element whose code is fetched with the first on a page. Without it (`without` says so in the log),
 * or with no start, it stays as it was when it was sent. What the page shows first goes before.
 */
export const defineLater = (
  tag: string,
  fetchStart: () => Promise<Start | undefined>,
  without: string,
): void =>
  customElements.define(
    tag,
    class extends HTMLElement {
      #stop: (() => void) | undefined;

      async connectedCallback(): Promise<void> {
        // A page in a tab that isn't looked at paints nothing.
        if (!document.hidden) await new Promise<void>(afterPaint);
        const start = await fetchStart().catch((error) => console.info(without, error));
        if (start && this.isConnected) this.#stop ??= start(this);
      }

      disconnectedCallback(): void {
        this.#stop?.();
        this.#stop = undefined;
      }
    },
  );
