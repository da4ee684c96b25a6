/** The shape of texts in one language, for those in another. */
export type Texts<Of> = {
  [Key in keyof Of]: Of[Key] extends string
    ? string
    : Of[Key] extends (...parts: infer Parts) => string
      ? (...parts: Parts) => string
      : Texts<Of[Key]>;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** The language of commands: Dutch where the terminal's is (`nl`, `nl_NL.UTF-8`), English elsewhere. */
export const commandLanguage = (env: Environment): 'nl' | 'en' => {
  const said = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((one) => one);
  return /^nl(?![a-z])/i.test(said ?? '') ? 'nl' : 'en';
};
