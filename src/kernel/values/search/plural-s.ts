import { countSyllables } from './syllables';

const STAYS = new RegExp(
  `(?:${[
    'advies|bries|kies|servies|verlies|vlies|precies|gratis|chips|gips|rups|biceps|straks|soms',
    'fles|[^aeiou]mes|adres|proces|prinses|succes|congres|expres|rijles|zwemles|vlees|kaas',
    'hals|pols|wals|puls|balans|spons|dons|frans|gans|glans|dans|kans|mens(?<!examens)',
    'contactlens|cameralens|zonnelens|wens|grens|prins|trans',
    '(?<!e)laars|kaars|beurs|koers|paars|mars|dwars|vers|bos|ros|mos|links|rechts|anders',
  ].join('|')})$`,
);

const FOREIGN_SHORT = new RegExp(
  `^(?:${[
    't?shirt|skirt|boot|short|set|print|belt|coat|hat|kit|pot|suit|spot|light',
    'top|pump|slip|cap|clip|strip|shop|step|wrap|tip|clog',
    'jack|snack|sock|rock|look|book|desk|tank|truck|block|stick|club|job|bag|tag|plug|flat',
    'film|fan|scan|plan|pen|bar|car|floor|shawl|sjaal|bowl|doll|team|trend|board|card|hood|plaid',
  ].join('|')})s$`,
);

/** Endings after which a plural takes an s, in words of more than one syllable. */
const TAKES_S = new RegExp(
  `(?:${[
    'e[lmnr]|erd|aar|eur|oor|oir|or|air|ier|ar|ir|al|il|ol|am|um|an|on|in|ing|[bdgwf]|[^aeiou]p|[aeiou]p',
    '(?:shir|skir|boo|shor|se|prin|bel|outfi|uni|gadge|baske|blanke|ticke|table|jacke|pocke)t',
    '(?:coa|haa|spo|ligh|colber|placema)t|c?ck|ook|sk|[ie]e|[^aeiou]e|eau',
    '[^aeiou]y|[^aeiou]o|io|eo|plu|menu|amera|opera|yjama|orama|sofa|pizza|genda|oma|opa|kiwi|taxi',
  ].join('|')})$`,
);

/** Takes off the s of a plural, and leaves the s of a stem: tafels, but laars, fiets and matras. */
export function dropPluralS(word: string): string {
  if (!word.endsWith('s') || word.endsWith('ss')) return word;
  if (FOREIGN_SHORT.test(word)) return word.slice(0, -1);
  if (STAYS.test(word) || countSyllables(word) < 2) return word;
  const single = word.slice(0, -1);
  return TAKES_S.test(single) && countSyllables(single) >= 1 ? single : word;
}
