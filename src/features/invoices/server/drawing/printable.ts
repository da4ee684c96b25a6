/** Signs beyond Latin-1 that the PDF's own fonts have (WinAnsi). */
const EXTRA = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Letters of other scripts, as they are written in ours. */
const cyrillic = Object.fromEntries(
  [
    ['абвгдезийклмнопрстуфхцыэіїґ', 'a b v g d e z i j k l m n o p r s t oe f ch ts y e i ji g'],
    ['жчшщюяёєъь', 'zj tsj sj sjtsj joe ja jo je  '],
  ].flatMap(([from = '', to = '']) => {
    const ours = to.split(' ');
    return [...from].map((sign, at) => [sign, ours[at] ?? ''] as const);
  }),
);

const others: Record<string, string> = { ...cyrillic, '−': '-', '×': 'x', '\u202f': '\u00a0' };

const inOurs = (sign: string): string | undefined => {
  if (Object.hasOwn(others, sign)) return others[sign];
  const small = others[sign.toLowerCase()];
  return small === undefined ? undefined : small.charAt(0).toUpperCase() + small.slice(1);
};

/** Whether the PDF's own fonts have a sign. */
export const isPlain = (sign: string): boolean => {
  const code = sign.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || EXTRA.includes(sign);
};

/** Pictures, and what joins or colours them. */
const PICTURES =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]|\u200d|\ufe0f|\u20e3/gu;
/** Of these signs, those that are letters' own: ©, ®, ™. */
const KEPT = /[©®™]/u;

/**
 * A text in signs that are printed: those that `has` knows or the PDF's own fonts have. Pictures are
 * left out, Cyrillic is written in our letters, others lose their accents; what is left is a '?'.
 */
export const printable = (text: string, has: (sign: string) => boolean = () => false): string => {
  const isPrinted = (sign: string): boolean => sign === '\n' || isPlain(sign) || has(sign);
  const words = text
    .normalize('NFC')
    .replace(PICTURES, (sign) => (KEPT.test(sign) ? sign : ''))
    .replace(/ {2,}/g, ' ')
    .replace(/^ +| +$/gm, '');
  return [...words]
    .map((sign) => {
      if (isPrinted(sign)) return sign;
      const plain = inOurs(sign) ?? sign.normalize('NFD').replace(/\p{M}/gu, '');
      const isEmpty = plain === '' && inOurs(sign) === undefined;
      return [...plain].every(isPrinted) && !isEmpty ? plain : '?';
    })
    .join('');
};
