/**
 * Answers a second of the floor on the machine for which the budgets were set. A machine that is
 * slower at the floor is so at everything, and many are slower at one moment than at the next.
 */
const FLOOR = 50_000;

const number = (value) => value.toLocaleString('en-GB');

/** So many answers a second, or as large a part of the floor that is measured around the row. */
export const atLeast = (rate, { text = '', holds = () => true } = {}) => ({
  besideFloor: true,
  text: `${number(rate)}/s, or ${rate / FLOOR} of the floor${text}`,
  holds: (found) =>
    holds(found) && (found.rate >= rate || found.rate / found.around >= rate / FLOOR),
});

/** So many ms for 99 of 100 answers, or as much longer as the floor around the row is slower. */
export const within = (ms) => ({
  besideFloor: true,
  text: `p99 under ${ms} ms where the floor is 50,000/s`,
  holds: ({ p99, around }) => p99 * Math.min(1, around / FLOOR) < ms,
});
