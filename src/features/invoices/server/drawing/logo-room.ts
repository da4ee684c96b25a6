/** In points: what the chain's logo has at the head of a paper. */
export const logoRoom = { width: 170, height: 48 } as const;
