/**
 * Ms of processor time that the fixed work took on the machine (2 × AMD EPYC, Node 24) on which the
 * design said what a page may cost, while others used that too. Quiet, it takes 1.3 to 1.4: what a budget
 * in works allows is then a fifth less than it might, never more.
 */
export const WORK = 1.6;

/**
 * How much slower that machine is than the one that the budgets in answers a second were set on: the
 * design names both for a page made afresh, 1.2 ms of processor time here and 2,000/s there.
 */
export const SLOWER = 1.2 / (1000 / 2000);

const number = (value, digits = 0) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const inWorks = (works) => `${number(works, 2)} works`;

/** Of what an answer may take of the processor: `ms` where the fixed work takes `WORK`. */
export const costsAtMost = (ms, { said = '' } = {}) => ({
  besideWork: true,
  asked: `${inWorks(ms / WORK)}: ${said}${number(ms, 2)} ms where the work takes ${number(WORK, 2)}`,
  found: ({ works, processor, rate }) =>
    `${inWorks(works)}: ${number(processor, 2)} ms, ${number(rate)}/s`,
  holds: ({ works }) => works <= ms / WORK,
});

/** So many answers a second of one core, on the machine that the design had. */
export const atLeast = (rate) =>
  costsAtMost((SLOWER * 1000) / rate, { said: `${number(rate)}/s, so ` });

/** How many times as long as on that machine all takes here and now. */
const slower = (work) => SLOWER * (work / WORK);

/** So many a second on that machine, of what waits for the database and the disk too. */
export const atLeastHere = (rate, { text = '', holds = () => true } = {}) => ({
  besideWork: true,
  asked: `${number(rate)}/s${text}`,
  found: ({ rate: here, work }) => `${number(here * slower(work))}/s there: ${number(here)}/s here`,
  holds: (found) => holds(found) && found.rate * slower(found.work) >= rate,
});

/** So many ms for 99 of 100 answers. */
export const within = (ms) => ({
  besideWork: true,
  asked: `p99 under ${ms} ms`,
  found: ({ p99, rate, works, processor }) =>
    `p99 ${number(p99, p99 < 10 ? 2 : 0)} ms; ${number(rate)}/s, ${inWorks(works)}, ${number(processor, 2)} ms`,
  holds: ({ p99 }) => p99 < ms,
});

/** Both. */
export const costsAndWithin = (cost, p99) => ({
  besideWork: true,
  asked: `${cost.asked}; ${p99.asked}`,
  found: (found) => `${cost.found(found)}; p99 ${number(found.p99)} ms`,
  holds: (found) => cost.holds(found) && p99.holds(found),
});

/** At most, or less than, so much of something that the row measured itself. */
export const under = (limit, unit, read, { digits = 0 } = {}) => ({
  asked: `under ${number(limit, limit % 1 ? 1 : 0)} ${unit}`,
  found: (found) => `${number(read(found), digits)} ${unit}`,
  holds: (found) => read(found) < limit,
});

export const atMost = (limit, unit, read, { digits = 0 } = {}) => ({
  asked: `at most ${number(limit)} ${unit}`,
  found: (found) => `${number(read(found), digits)} ${unit}`,
  holds: (found) => read(found) <= limit,
});
