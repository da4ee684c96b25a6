/** In px, from the left and the top of a map. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** On which side of its point a name stands. */
export type Side = 'right' | 'left' | 'below' | 'above';

export type Wish = {
  x: number;
  y: number;
  /** Of the words. */
  width: number;
  height: number;
  /** How far from the point the words begin. */
  gap: number;
  /** The sides that it may stand on, the best first. */
  sides: readonly Side[];
};

const boxAt = ({ x, y, width, height, gap }: Wish, side: Side): Box => {
  const half = { width: width / 2, height: height / 2 };
  if (side === 'right' || side === 'left') {
    const left = side === 'right' ? x + gap : x - gap - width;
    return { left, top: y - half.height, right: left + width, bottom: y + half.height };
  }
  const top = side === 'below' ? y + gap : y - gap - height;
  return { left: x - half.width, top, right: x + half.width, bottom: top + height };
};

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const isWithin = (box: Box, frame: Box): boolean =>
  box.left >= frame.left &&
  box.right <= frame.right &&
  box.top >= frame.top &&
  box.bottom <= frame.bottom;

/**
 * Where each name stands, those that come first before others: free of all that is taken and of each
 * other, whole within the frame. undefined: there is no room for it.
 */
export const placeLabels = (
  wishes: readonly Wish[],
  taken: readonly Box[],
  frame: Box,
): (Side | undefined)[] => {
  const full = [...taken];
  return wishes.map((wish) => {
    const side = wish.sides.find((one) => {
      const box = boxAt(wish, one);
      return isWithin(box, frame) && !full.some((other) => overlaps(box, other));
    });
    if (side) full.push(boxAt(wish, side));
    return side;
  });
};
