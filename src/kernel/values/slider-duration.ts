/** Of a step: that is how embla counts time, whatever the screen's rate. In ms. */
const STEP = 1000 / 60;
/** By which embla slows what moves, each step. */
const FRICTION = 0.68;
/** The part of the way that is left when a movement counts as over. */
const LEFT = 0.01;
/** The finest difference between two durations that is worth a step. */
const FINE = 0.25;

/** How many ms a movement with embla's `duration` takes. */
const timeOf = (duration: number): number => {
  let [left, velocity, steps] = [1, 0, 0];
  while (left > LEFT) {
    velocity = (velocity + left / duration) * FRICTION;
    left -= velocity;
    steps += 1;
  }
  return steps * STEP;
};

/**
 * Embla's `duration`, which is no time, for a movement of so many ms: each step embla takes the way that
 * is left, divided by `duration`, into its speed, and slows that by friction. A longer one takes longer.
 */
export const sliderDuration = (speed: number): number => {
  let duration = 1;
  while (timeOf(duration) < speed) duration += FINE;
  return duration;
};
