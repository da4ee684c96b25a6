/** In px, before the frame is drawn smaller. */
const BAR_HEIGHT = 30;
const BUTTON = 30;
/** So much of a block's name is seen at least, wherever the block stands. */
const LEAST_NAME = 90;

type Around = { top: number; left: number };

/**
 * Where the bar of a block is, and how wide it may be: above the block where there is room, else in it, and
 * within the frame, with all of its buttons.
 */
export const barPlace = (
  block: Around,
  scrolled: Around,
  { buttons, zoom, width }: { buttons: number; zoom: number; width: number },
): { top: number; left: number; most: number } => {
  const height = BAR_HEIGHT * zoom;
  const least = (buttons * BUTTON + LEAST_NAME) * zoom;
  const top = block.top + scrolled.top;
  const left = Math.max(0, Math.min(block.left, width - least));
  return {
    top: top >= height ? top - height : top,
    left: left + scrolled.left,
    most: width - left,
  };
};
