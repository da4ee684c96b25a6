/**
 * Answers a second of the floor on the machine for which the budgets were set. A machine that is
 * slower at the floor is so at everything, and many are slower at one moment than at the next.
 */
const FLOOR = 50_000;

const number = (value) => value.toLocaleString('en-GB');

/** So many answers a second, or as large a part of the floor that is measured around the row. */
export const atLeast = (rate, { text = '', holds = () => true } = {}) => ({
  rate,
  part: rate / FLOOR,
  text: `${number(rate)}/s, or ${rate / FLOOR} of the floor${text}`,
  holds: (found) =>
    holds(found) && (found.rate >= rate || found.rate / found.around >= rate / FLOOR),
});
