/** The project's folder. */
export const root: string;
/** Builds unless what was built is of these sources; waits for another process that is at it. */
export const buildIfStale: () => Promise<void>;
