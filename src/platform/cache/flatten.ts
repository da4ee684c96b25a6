/**
 * The same text in one piece. One that was put together from many stays a tree of them, which is
 * walked again each time it is written: what is kept should be flat.
 */
export const flatten = (text: string): string => Buffer.from(text).toString();
