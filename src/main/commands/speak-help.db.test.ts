import { resolve } from 'node:path';
import { Command } from 'commander';
import { afterEach, expect, test, vi } from 'vitest';
import { enHelpWords } from '#kernel/messages/en-help-words';
import { helpOf } from '../../../bin/help.mjs';
import { addCommands } from '.';
import { inEnglish, speakHelp, speakTitles } from './speak-help';
import { addStartCommand } from './start';

afterEach(() => void vi.unstubAllEnvs());

const build = (language: string): Command => {
  vi.stubEnv('LC_ALL', language);
  const program = new Command('etalage').description(
    'Website, webshop, winkels en vacatures voor een winkelketen',
  );
  speakTitles(program);
  addStartCommand(program, '/nowhere');
  addCommands(program, '/nowhere');
  return program;
};

const textsOf = (command: Command): string[] => [
  ...[command, ...command.options, ...command.registeredArguments].map((one) =>
    one instanceof Command ? one.description() : one.description,
  ),
  ...command.commands.flatMap(textsOf),
];

/** The same in both languages: words that are typed. */
const SAME = /^[a-z]+(, [a-z]+)+$/;

test('all that help says of a command is there in English too', () => {
  const dutch = [...new Set(textsOf(build('nl_NL')))].filter((text) => text && !SAME.test(text));
  const english = new Set(textsOf(build('C')));
  // Those that are written in both languages where they stand.
  const own = dutch.filter((text) => !english.has(text));
  expect(dutch.length).toBeGreaterThan(150);
  expect(dutch.filter((text) => !own.includes(text) && inEnglish(text) === text)).toEqual([]);
});

test('help is in the language of the terminal', () => {
  const help = (language: string): string => {
    const program = build(language);
    speakHelp(program);
    return program.commands.find((one) => one.name() === 'orders')?.helpInformation() ?? '';
  };
  expect(help('nl_NL.UTF-8')).toMatch(/Gebruik: .*Opdrachten:.*Toont bestellingen/s);
  expect(help('en_GB.UTF-8')).toMatch(/Usage: .*Commands:.*Shows orders/s);
});

/** What `--help` writes of one command, as for who pipes it: the same on every terminal. */
const writtenOf = (command: Command): string => {
  let told = '';
  command.configureOutput({
    writeOut: (text) => {
      told += text;
    },
    getOutHelpWidth: () => 80,
    getOutHasColors: () => false,
  });
  command.outputHelp();
  return told;
};

/** The help of a command and of all below it, by their names. */
const helpsOf = (command: Command, names: readonly string[] = []): [string, string][] => [
  [names.join(' '), writtenOf(command)],
  ...command.commands.flatMap((one) => helpsOf(one, [...names, one.name()])),
];

test.each([
  ['nl', 'nl_NL.UTF-8'],
  ['en', 'C'],
])(
  'the %s help that is told where nothing was built is what the commands say',
  async (name, language) => {
    const program = build(language);
    speakHelp(program);
    const texts = Object.fromEntries(helpsOf(program));
    const file = resolve(import.meta.dirname, `../../../bin/help/${name}.json`);
    await expect(`${JSON.stringify(texts, null, 2)}\n`).toMatchFileSnapshot(file);
    const env = { LANG: language };
    expect(helpOf(['orders', 'return', '--help'], env)).toBe(texts['orders return']);
    expect(helpOf(['help', 'staff', 'add'], env)).toBe(texts['staff add']);
    expect(helpOf(['nothing', '-h'], env)).toBe(texts['']);
  },
);

/** Words of `<…>` and `[…]` that are the same in both languages, or typed as they stand. */
const TYPED = /^(options|command|file|choice|email|scope|code|server|variant)$/;

test('what is to be filled in is named in the language of the terminal', () => {
  const program = build('C');
  speakHelp(program);
  const helpOfAll = (one: Command): string =>
    [one.helpInformation(), ...one.commands.map(helpOfAll)].join('\n');
  const written = helpOfAll(program);
  const words = [...written.matchAll(/[<[]([^>\]\n]+)[>\]]/g)].flatMap(([, place]) =>
    (place ?? '').split(/[^a-z-]+/),
  );
  const known = new Set(Object.values(enHelpWords));
  expect(words.length).toBeGreaterThan(100);
  expect(
    [...new Set(words)].filter((word) => word && !known.has(word) && !TYPED.test(word)),
  ).toEqual([]);
});
