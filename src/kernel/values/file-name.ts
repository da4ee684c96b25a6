const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
/** Signs that some file system keeps for itself. */
const RESERVED = /[<>:"|?*]/g;

/** The ending of a file's name in small letters, without its dot; '' when there is none. */
export const extensionOf = (name: string): string => {
  const found = /[^.]\.([^.\s]{1,12})$/u.exec(name)?.[1] ?? '';
  return found.toLowerCase();
};

/** A text on one line, without signs that nobody sees or that turn the reading direction. */
export const onOneLine = (text: string): string =>
  text.replace(/\s/gu, ' ').replace(UNSEEN, '').replace(/ +/g, ' ').trim();

/** Cuts to so many UTF-16 units, never in the middle of a character. */
const cut = (text: string, most: number): string => {
  let kept = '';
  for (const sign of text) {
    if (kept.length + sign.length > most) break;
    kept += sign;
  }
  return kept;
};

/**
 * A name that a file can have anywhere: without folders, signs that nobody sees or that turn the
 * reading direction, or dots at its start; its ending survives when it is cut to `most` characters.
 */
export const cleanFileName = (given: string, most: number, otherwise = 'bestand'): string => {
  const last = given.split(/[/\\]/).pop() ?? '';
  const plain = last
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(RESERVED, '-')
    .replace(/\s+/gu, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const extension = extensionOf(plain);
  const ending = extension === '' ? '' : plain.slice(-extension.length - 1);
  const stem = ending === '' ? plain : plain.slice(0, -ending.length);
  const name = cut(stem, most - ending.length).replace(/[. ]+$/, '') + ending;
  return name === '' || name === ending ? `${otherwise}${ending}` : name;
};

/** The name with another ending; kept as it is when it has one of those. */
export const withExtension = (name: string, endings: readonly string[]): string => {
  const extension = extensionOf(name);
  if (endings.includes(extension)) return name;
  const stem = extension === '' ? name : name.slice(0, -extension.length - 1);
  return `${stem}.${endings[0]}`;
};
