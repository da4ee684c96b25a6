import { SLOWER, WORK } from './budget.mjs';

const number = (value, digits = 0) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const measured = (result) => {
  if (result.skipped) return result.skipped;
  if (result.found) return result.found;
  if (result.ms !== undefined) return `${number(result.ms)} ms`;
  if (result.megabytes !== undefined) return `${number(result.megabytes)} MB`;
  if (result.queries !== undefined) return `${number(result.queries, 2)} a page`;
  if (result.weight) return `${number(result.bytes / 1000, 1)} kB`;
  const ratio = result.ratio === undefined ? '' : `${number(result.ratio, 2)} of the floor: `;
  return `${ratio}${number(result.rate)}/s`;
};

const time = (value) => (value === undefined ? '' : `${number(value, value < 10 ? 2 : 0)} ms`);

const notes = (result) =>
  [
    result.work && `the work took ${number(result.work, 2)} ms`,
    result.work &&
      !result.works &&
      result.processor &&
      `${number(result.processor, 2)} ms of our processor time each`,
    result.rate && result.bytes && `${number(result.bytes / 1000, 1)} kB an answer`,
    result.spread !== undefined && `rounds differ by ${number(result.spread * 100)}%`,
    result.errors > 0 && `${number(result.errors)} errors`,
    result.note,
  ]
    .filter(Boolean)
    .join('; ');

const verdict = ({ holds }) => (holds === undefined ? '' : holds ? 'yes' : '**no**');

const tableRow = (result) =>
  `| ${[
    result.name,
    result.asked,
    measured(result),
    time(result.p50),
    time(result.p99),
    verdict(result),
    notes(result),
  ].join(' | ')} |`;

const table = ({ size, results, skipped }) =>
  [
    `## ${size.title}`,
    '',
    ...(skipped
      ? [`Not measured: ${skipped}.`]
      : [
          '| What | Asked | Found | p50 | p99 | Holds | |',
          '|---|---|---|---|---|---|---|',
          ...results.map(tableRow),
        ]),
    '',
  ].join('\n');

export const report = {
  /** One result in a line, for the screen. */
  line: (result) =>
    [
      measured(result),
      result.p99 && `p99 ${time(result.p99)}`,
      result.asked && `(asked: ${result.asked})`,
      verdict(result) && `holds: ${verdict(result)}`,
      notes(result),
    ]
      .filter(Boolean)
      .join('  '),

  /** The page that is committed. */
  page: (parts, { machine, tool, seconds }) =>
    [
      '# Benchmark',
      '',
      `Made by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}; ${seconds} s a row, ` +
        `load by ${tool}, the middle of several rounds.`,
      '',
      ...machine.map((line) => `- ${line}`),
      '- PostgreSQL on the same machine, free to use either core',
      '',
      'What sends kept bytes is judged beside the floor: a bare Fastify that sends the same bytes with ' +
        'the same headers from the same core, by turns with the row.',
      '',
      'What is worked out for an answer is judged by its processor time, all threads of the server ' +
        'together, as a multiple of the fixed work: React renders a tree of 2,000 elements ' +
        '(bench/work.mjs) to a string, on the same core, by turns with the row. How fast the machine ' +
        `is at that moment then falls on both. The work takes ${number(WORK, 2)} ms where the budgets in ms ` +
        'of processor time were set. Budgets in answers a second were set on a faster machine, whose time ' +
        'for the work nobody knows: of a page made afresh both are known, 1.2 ms where the work takes ' +
        `${number(WORK, 2)} and 2,000/s there, so one ms there is ${number(SLOWER, 1)} ms where the work ` +
        `takes ${number(WORK, 2)}. So 1,500/s is ${number((SLOWER * 1000) / 1500, 2)} ms, or ` +
        `${number((SLOWER * 1000) / 1500 / WORK, 2)} works. Orders and forms wait for the database and its ` +
        'disk as well: they are told as so many a second there. All that a budget gives in ms of ' +
        'waiting, in MB or in kB is meant as it stands, on whatever machine.',
      '',
      ...parts.map(table),
    ].join('\n'),
};
