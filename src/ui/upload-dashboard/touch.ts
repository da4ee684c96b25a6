/** A screen worked by finger: nothing is dragged to it, and it has no folders to choose. */
export const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;
