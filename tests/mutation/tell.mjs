/** Numbers from 0 to 1 that depend on `seed` alone (mulberry32). */
const random = (seed) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** `count` of `list`, the same for the same seed, in the order that they had. */
export const draw = (list, count, seed) => {
  const next = random(seed);
  const places = list.map((_, place) => place);
  for (let at = places.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [places[at], places[other]] = [places[other], places[at]];
  }
  return places
    .slice(0, count)
    .sort((a, b) => a - b)
    .map((place) => list[place]);
};

/**
 * Between which percentages the score of all lies, 95 times of a 100, when `count` of a sample of
 * `most` were noticed (Wilson's interval).
 */
export const interval = (count, most) => {
  const z2 = 1.96 ** 2;
  const share = count / most;
  const middle = share + z2 / (2 * most);
  const spread = Math.sqrt(z2 * ((share * (1 - share)) / most + z2 / (4 * most ** 2)));
  const whole = 1 + z2 / most;
  return [(middle - spread) / whole, (middle + spread) / whole].map((one) =>
    (100 * one).toFixed(1),
  );
};

/** Prints who stayed alive and the line of the table; returns the percentage that was noticed. */
export const printResult = ({ path, commit, all, mutants, ignored, started }) => {
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  for (const status of ['survived', 'no coverage']) {
    const alive = mutants.filter((mutant) => mutant.status === status);
    if (alive.length > 0) console.log(`\n${status}:`);
    for (const { file, line, column, operator, original, replacement } of alive) {
      console.log(`${file}:${line}:${column} ${operator}\n    ${original}\n  → ${replacement}`);
    }
  }
  const killed = count('killed');
  const late = count('timeout');
  const score = mutants.length === 0 ? 100 : (100 * (killed + late)) / mutants.length;
  const left = Object.entries(ignored).map(([why, places]) => `${why} ${places}`);
  if (left.length > 0) console.log(`\nLeft out: ${left.join(', ')}`);
  const isSample = mutants.length < all.length;
  const evaluated = !isSample ? all.length : `${mutants.length} of ${all.length}`;
  const minutes = Math.ceil((Date.now() - started) / 60_000);
  const cells = [
    path,
    evaluated,
    killed,
    late,
    count('survived'),
    count('no coverage'),
    `${score.toFixed(1)} %`,
    isSample && mutants.length > 0 ? interval(killed + late, mutants.length).join('–') : 'all',
    new Date().toISOString().slice(0, 10),
    commit,
    process.version,
    `${minutes} min`,
  ];
  console.log(
    '\n| area | mutants | killed | too late | survived | no coverage | score | 95 % interval | date | commit | Node | took |',
  );
  console.log(`| ${cells.join(' | ')} |`);
  return score;
};
