// What `--help` says where nothing was built yet: the texts in bin/help, which a test holds to what the commands say.
import { readFileSync } from 'node:fs';

/** Dutch where the terminal is, English elsewhere: as src/kernel/messages/command-language.ts. */
const language = ({ LC_ALL, LC_MESSAGES, LANG }) =>
  /^nl(?![a-z])/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'nl' : 'en';

/** The commands of an argument list that asks for help: `help orders`, `orders return --help`. */
const commandsIn = (words) => words.filter((word) => /^[a-z]/.test(word) && word !== 'help');

/** The help of the command that is asked for, or of the nearest one above it that there is. */
export const helpOf = (words, env = process.env) => {
  const file = new URL(`./help/${language(env)}.json`, import.meta.url);
  const texts = JSON.parse(readFileSync(file, 'utf8'));
  const commands = commandsIn(words);
  while (!Object.hasOwn(texts, commands.join(' '))) commands.pop();
  return texts[commands.join(' ')];
};
