import { expect, test } from 'vitest';
import { commandLanguage } from './command-language';

test.each([
  [{ LANG: 'nl_NL.UTF-8' }, 'nl'],
  [{ LANG: 'nl' }, 'nl'],
  [{ LANG: 'en_US.UTF-8' }, 'en'],
  [{ LANG: 'C.UTF-8' }, 'en'],
  [{ LANG: 'nld_NL' }, 'en'],
  [{}, 'en'],
  [{ LC_ALL: 'en_GB', LANG: 'nl_NL' }, 'en'],
  [{ LC_ALL: '', LC_MESSAGES: 'nl_BE.UTF-8', LANG: 'en_US' }, 'nl'],
])('commands speak the language of %j', (env, language) => {
  expect(commandLanguage(env)).toBe(language);
});
