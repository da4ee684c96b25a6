const number = (value, digits = 0) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const measured = (result) => {
  if (result.skipped) return result.skipped;
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
    result.floor && `floor ${number(result.floor)}/s`,
    result.around &&
      result.rate &&
      `${number(result.rate / result.around, 3)} of a floor of ${number(result.around)}/s`,
    result.processor && `${number(result.processor, 2)} ms of processor time an answer`,
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
    measured(result),
    time(result.p50),
    time(result.p99),
    result.budget,
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
          '| What | Measured | p50 | p99 | Budget | Holds | |',
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
      result.budget && `(${result.budget})`,
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
      'The floor is a bare Fastify that sends the same bytes with the same headers from the same ' +
        'core, measured by turns with the row it stands beside, or just before and after it. A budget ' +
        'in answers a second was set on a machine with a floor of 50,000/s: it is kept by so many, or ' +
        'by as large a part of the floor here; one in ms may be longer by as much as the floor is slower.',
      '',
      ...parts.map(table),
    ].join('\n'),
};
