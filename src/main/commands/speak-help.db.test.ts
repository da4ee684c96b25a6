import { Command } from 'commander';
import { afterEach, expect, test, vi } from 'vitest';
import { addCommands } from '.';
import { inEnglish, speakHelp, speakTitles } from './speak-help';
import { addStartCommand } from './start';

afterEach(() => void vi.unstubAllEnvs());

const build = (language: string): Command => {
  vi.stubEnv('LC_ALL', language);
  const program = new Command('etalage');
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
