import { dropDiminutive } from './diminutive';
import { findIrregular, shorten } from './irregular';
import { dropPluralS } from './plural-s';
import { countSyllables } from './syllables';

const SHORTEST = 4;

/**
 * A key that singular, plural and diminutive of a Dutch noun share, and so do the forms of an
 * adjective: fiets and fietsen, vaas and vazen, jas and jasje, rood and rode. It need not be a word.
 * @param word as `normalizeDutch` gives it; an 's is taken off
 */
export function stem(word: string): string {
  const plain = word.replace(/['’]s$/, '');
  if (plain.length < SHORTEST || /\d/.test(plain)) return plain;
  const irregular = findIrregular(plain);
  if (irregular !== undefined) return irregular;
  const single = dropDiminutive(dropPluralS(plain));
  if (single !== plain && single.length < SHORTEST) return finish(single);
  return finish(dropEnding(findIrregular(single) ?? single));
}

/** Takes off -en and -e, and gives the stem the vowel and the last letter of the singular. */
function dropEnding(word: string): string {
  const ending = /(?:en|e)$/.exec(word)?.[0];
  if (!ending) return word;
  const base = word.slice(0, -ending.length);
  if (!canStandAlone(base, ending)) return word;
  return lengthen(base);
}

function canStandAlone(base: string, ending: string): boolean {
  if (!/[aeiouy]/.test(base)) return false;
  if (/[^aeiou]$/.test(base)) return true;
  // truien, batterijen and mooie lose their ending; knieen does too, but thee keeps its e.
  if (/(?:ui|ei|oei|aai|ooi)$/.test(base)) return true;
  return ending === 'en' && /(?:ie|ee)$/.test(base);
}

// A vowel that ended its syllable was long: vaz-en is vaas, but katt-en is kat.
function lengthen(base: string): string {
  return base.replace(/((?<![aeiou])[aeou]|(?<=i)[ao])([bcdfgklmnprstvz])$/, '$1$1$2');
}

function finish(base: string): string {
  const single = base
    .replace(/([bcdfgklmnprstvz])\1$/, '$1')
    .replace(/v$/, 'f')
    .replace(/z$/, 's');
  return unstress(shorten(single));
}

// Whether -elen comes from -el (artikel) or -eel (paneel) cannot be seen, so they share a key.
function unstress(word: string): string {
  return countSyllables(word) > 1 ? word.replace(/([^aeiou])ee([lnr])$/, '$1e$2') : word;
}
