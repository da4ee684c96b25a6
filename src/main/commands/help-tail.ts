import { commandLanguage } from '#kernel/messages/command-language';

/** What stands below a command's help, in the language of the terminal. */
export const helpTail = (texts: { nl: string; en: string }) => (): string =>
  texts[commandLanguage(process.env)];
