/** What Commander itself says, in Dutch: the form of a message, and what it becomes. */
const messages: readonly [RegExp, string][] = [
  [/^error: option '(.*)' argument '(.*)' is invalid\. /s, "fout: '$2' kan niet bij $1: "],
  [
    /^error: command-argument value '(.*)' is invalid for argument '(.*)'\. /s,
    "fout: '$1' kan niet als $2: ",
  ],
  [/^error: option '(.*)' argument missing/, 'fout: bij $1 hoort een waarde'],
  [/^error: required option '(.*)' not specified/, 'fout: $1 ontbreekt'],
  [/^error: missing required argument '(.*)'/, 'fout: $1 ontbreekt'],
  [/^error: unknown option '(.*)'/, "fout: de optie '$1' is er niet"],
  [/^error: unknown command '(.*)'/, "fout: de opdracht '$1' is er niet"],
  [
    /^error: too many arguments(?: for '(.*)')?\. Expected (\d+) arguments? but got (\d+)\.?/,
    'fout: te veel waarden: $3 in plaats van $2',
  ],
  [/^error: /, 'fout: '],
];

const asides: readonly [RegExp, string][] = [
  [/Allowed choices are (.*?)\.(?=\s|$)/s, 'kies uit: $1.'],
  [/\(Did you mean one of (.*)\?\)/, '(Bedoelde je een van $1?)'],
  [/\(Did you mean (.*)\?\)/, '(Bedoelde je $1?)'],
];

const apply = (text: string, [form, dutch]: readonly [RegExp, string]): string =>
  text.replace(form, dutch);

/** An error of Commander, as Dutch readers are told it. */
export const dutchError = (text: string): string => {
  const known = messages.find(([form]) => form.test(text));
  return asides.reduce(apply, known ? apply(text, known) : text);
};

/** What stands beside an option or in the line of usage. */
export const dutchHelp = (text: string): string =>
  text
    .replace('[options]', '[opties]')
    .replace('[command]', '[opdracht]')
    .replace(/\(choices: /, '(keuze uit: ')
    .replace(/([(,] ?)default: /, '$1standaard: ');
