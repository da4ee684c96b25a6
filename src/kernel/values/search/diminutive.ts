import { countSyllables } from './syllables';

type Rule = readonly [ending: RegExp, replacement: string];

const RULES: readonly Rule[] = [
  [/([bdfgklmnprst])\1etje$/, '$1'],
  [/ngetje$/, 'ng'],
  [/bloemetje$/, 'bloem'],
  [/inkje$/, 'ing'],
  [/(aa|ee|oo|uu|oe|ie|eu|ui|ei|ij|ou|au|[lr])mpje$/, '$1m'],
  [/((?:aa|ee|oo|oe|ie|eu|ui|ij)[ln])tje$/, '$1'],
  [/(ij|ouw|eeuw|uw)tje$/, '$1'],
];
const AFTER_UNSTRESSED = /(e[lnr])tje$/;
const PLAIN = /(?<=[spkfgtd]|ch)je$/;

/** Takes off -je, -tje, -pje and the like where that is safe: jasje, lampje, stoeltje. */
export function dropDiminutive(word: string): string {
  if (!word.endsWith('je') || word.length < 5) return word;
  for (const [ending, replacement] of RULES) {
    if (ending.test(word)) return word.replace(ending, replacement);
  }
  // Of one syllable the t is the stem's: tentje, but tafeltje.
  if (AFTER_UNSTRESSED.test(word) && countSyllables(word) > 2) return word.slice(0, -3);
  return word.replace(PLAIN, '');
}
