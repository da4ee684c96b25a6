/** Of a step: that is how embla counts time, whatever the screen's rate. In ms. */
const STEP = 1000 / 60;
/** By which embla slows what moves, each step. */
const FRICTION = 0.68;
/** The part of the way that is left when a movement counts as over. */
const LEFT = 0.01;

/**
 * Embla's `duration`, which is no time, for a movement of so many ms. Each step it takes the way that
 * is left, divided by `duration`, into its speed, and slows that by friction: the way left shrinks by
 * nearly friction / (1 - friction) / duration a step.
 */
export const sliderDuration = (speed: number): number =>
  ((FRICTION / (1 - FRICTION)) * (speed / STEP)) / -Math.log(LEFT);
