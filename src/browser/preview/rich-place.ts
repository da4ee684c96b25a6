/** In px, between a text and its tools. */
const GAP = 6;

type Span = { top: number; bottom: number };

/**
 * How far from the top of what is seen the tools of a text stand: above it where nothing of its block does, such as a
 * heading, else above the block, else below the text; of a long one at the edge.
 */
export const richPlace = (
  text: Span,
  { over, top }: { over: number; top: number },
  { height, seen }: { height: number; seen: number },
): number => {
  const most = seen - height;
  const above = text.top - height - GAP;
  const isFree = above >= over;
  const places = [...(isFree ? [above] : []), top - height - GAP, text.bottom + GAP];
  return places.find((place) => place >= 0 && place <= most) ?? Math.max(0, Math.min(above, most));
};
