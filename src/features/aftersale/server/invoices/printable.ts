/** Signs beyond Latin-1 that the PDF's own fonts have (WinAnsi). */
const EXTRA = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const others: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '−': '-',
  '×': 'x',
};

const isPrinted = (sign: string): boolean => {
  const code = sign.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || EXTRA.includes(sign);
};

/** A text in signs that a PDF without fonts of its own can show: others lose their accents. */
export const printable = (text: string): string =>
  [...text.normalize('NFC')]
    .map((sign) => {
      if (isPrinted(sign)) return sign;
      const plain = others[sign] ?? sign.normalize('NFD').replace(/\p{M}/gu, '');
      return [...plain].every(isPrinted) && plain !== '' ? plain : '?';
    })
    .join('');
