import { Command, Option } from 'commander';
import { expect, test } from 'vitest';
import { dutchError, dutchHelp } from './commander-dutch';
import { startOfDay } from './read-options';

const errorOf = (...words: string[]): string => {
  let said = '';
  const program = new Command('etalage')
    .exitOverride()
    .configureOutput({ writeErr: () => {}, outputError: (text) => (said = dutchError(text)) });
  program
    .command('list')
    .exitOverride()
    .copyInheritedSettings(program)
    .option('--from <dag>', 'vanaf', startOfDay)
    .addOption(new Option('--kind <soort>', 'soort').choices(['a', 'b']))
    .argument('<naam>', 'naam')
    .action(() => {});
  expect(() => program.parse(words, { from: 'user' })).toThrow();
  return said.trim();
};

test('errors of the library are Dutch', () => {
  expect(errorOf('list', 'x', '--from', 'morgen')).toBe(
    "fout: 'morgen' kan niet bij --from <dag>: een dag, bijvoorbeeld 2026-12-31",
  );
  expect(errorOf('list', 'x', '--kind', 'c')).toBe(
    "fout: 'c' kan niet bij --kind <soort>: kies uit: a, b.",
  );
  expect(errorOf('list')).toBe('fout: naam ontbreekt');
  expect(errorOf('lijst')).toContain("fout: de opdracht 'lijst' is er niet");
  expect(errorOf('list', 'x', '--geen')).toContain("fout: de optie '--geen' is er niet");
});

test('what stands beside options is Dutch', () => {
  expect(dutchHelp('etalage list [options] [command]')).toBe('etalage list [opties] [opdracht]');
  expect(dutchHelp('soort (choices: "a", "b", default: "a")')).toBe(
    'soort (keuze uit: "a", "b", standaard: "a")',
  );
});
