import { computePosition, flip, offset, shift } from '@floating-ui/dom';
import { poppers } from '#kernel/limits-overlays';

/** Brings an open panel to its sign: above or below it, wherever there is room. */
export const place = async (trigger: HTMLElement, panel: HTMLElement): Promise<void> => {
  // Measured where it is as wide as it likes.
  panel.dataset.placed = '';
  const edge = { padding: poppers.edge };
  const { x, y } = await computePosition(trigger, panel, {
    strategy: 'fixed',
    placement: 'bottom',
    middleware: [offset(poppers.gap), flip(edge), shift(edge)],
  });
  panel.style.left = `${x}px`;
  panel.style.top = `${y}px`;
};
