/** The present moment: a test puts its own in place of the system's. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
