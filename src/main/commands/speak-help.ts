import { type Command, Help } from 'commander';
import { commandLanguage } from '#kernel/messages/command-language';
import { enHelpShop } from '#kernel/messages/en-help-shop';
import { enHelpSite } from '#kernel/messages/en-help-site';
import { enHelpWords } from '#kernel/messages/en-help-words';
import { helpTexts } from '#kernel/messages/nl-help';
import { dutchError, dutchHelp } from './commander-dutch';

/** Texts with a number or a list in them. */
const patterns: readonly [RegExp, string][] = [
  [/^minstens (\d+) tekens, niet te raden$/, 'at least $1 characters, hard to guess'],
  [/^Geeft een account een andere rol: (.*)$/, 'Gives an account another role: $1'],
  [
    /^Meldt voortaan aan dit adres: (.*) \(zonder keuze: alles\)$/,
    'Tells this address from now on of: $1 (without a choice: all)',
  ],
];

/** The English of a text of `--help`. One that isn't known stays as it is. */
export const inEnglish = (text: string): string => {
  const known = enHelpSite[text] ?? enHelpShop[text];
  if (known !== undefined) return known;
  const [form, english] = patterns.find(([one]) => one.test(text)) ?? [];
  return form && english ? text.replace(form, english) : text;
};

const translate = (command: Command): void => {
  command.description(inEnglish(command.description()));
  for (const one of [...command.options, ...command.registeredArguments]) {
    one.description = inEnglish(one.description);
  }
  for (const one of command.commands) translate(one);
};

/** What is to be filled in, in English: '<dag>' is '<day>'. Words that aren't known stay as they are. */
const wordsInEnglish = (term: string): string =>
  term.replaceAll(/[<[][^>\]]+[>\]]/g, (place) =>
    place.replaceAll(/[a-z]+/g, (word) => enHelpWords[word] ?? word),
  );

const usual = new Help();

const speakEnglishTerms = (program: Command): void => {
  program.configureHelp({
    commandUsage: (command) => wordsInEnglish(usual.commandUsage(command)),
    subcommandTerm: (command) => wordsInEnglish(usual.subcommandTerm(command)),
    optionTerm: (option) => wordsInEnglish(usual.optionTerm(option)),
    argumentTerm: (argument) => wordsInEnglish(`<${usual.argumentTerm(argument)}>`).slice(1, -1),
  });
};

/** Before commands are added: what Commander itself says in their help is Dutch where the terminal is. */
export const speakTitles = (program: Command): void => {
  if (commandLanguage(process.env) !== 'nl') {
    speakEnglishTerms(program);
    return;
  }
  const titles: Readonly<Record<string, string>> = helpTexts.titles;
  program
    .configureHelp({
      styleTitle: (title) => titles[title] ?? title,
      styleUsage: dutchHelp,
      styleOptionDescription: dutchHelp,
      styleArgumentDescription: dutchHelp,
      styleSubcommandTerm: dutchHelp,
    })
    .configureOutput({ outputError: (text, write) => write(dutchError(text)) })
    .helpOption('-h, --help', helpTexts.option)
    .helpCommand('help [command]', helpTexts.option)
    .showHelpAfterError(helpTexts.see);
};

/** Once all commands are there: what their help says is English where the terminal isn't Dutch. */
export const speakHelp = (program: Command): void => {
  if (commandLanguage(process.env) !== 'nl') translate(program);
};
