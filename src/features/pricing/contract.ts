/** What the office's screens of prices and their server tell each other. Money in cents, btw included. */

/**
 * How it stands with a plan. `held`: its moment came, but it isn't done; `missed`: it was over before it could
 * begin; `done`: its prices are asked, or were until its end.
 */
export type PlanState = 'planned' | 'running' | 'done' | 'cancelled' | 'held' | 'missed';

/** A price that was left as it stood, and why, in Dutch. */
export type PlanProblem = { productId: number; title: string; message: string };
