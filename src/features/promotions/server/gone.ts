import type { PromotionProblem } from '../contract';

/** A code or card counted a moment ago, and another order took it. */
export class PromotionGone extends Error {
  readonly problem: PromotionProblem;

  constructor(problem: PromotionProblem) {
    super(problem.message);
    this.problem = problem;
  }
}
