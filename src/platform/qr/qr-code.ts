import qrcode from 'qrcode-generator';

/** As large as the version that holds the text; a third may be unreadable, as on a creased paper. */
const draw = (text: string) => {
  const code = qrcode(0, 'Q');
  code.addData(text);
  code.make();
  return code;
};

/** A text as a QR code: how many squares a side, and the dark ones as the path of an SVG. */
export const codePath = (text: string): { size: number; path: string } => {
  const code = draw(text);
  const size = code.getModuleCount();
  const rows = Array.from({ length: size }, (_, row) => row);
  const path = rows
    .flatMap((row) =>
      rows
        .filter((column) => code.isDark(row, column))
        .map((column) => `M${column} ${row}h1v1h-1z`),
    )
    .join('');
  return { size, path };
};

/** The same as a picture, for mails: few programs that show them know SVG. */
export const codePicture = (text: string): Buffer => {
  const [, base64 = ''] = draw(text).createDataURL(8, 32).split(',');
  return Buffer.from(base64, 'base64');
};
