/** The pictures that we can make anew, and so clean. */
const rasterTypes: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/tiff',
]);

const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';
const oldOffice = 'application/x-cfb';

/** What a file with an ending may hold; the first is what it is then called. */
const byExtension: Readonly<Record<string, readonly string[]>> = {
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  avif: ['image/avif'],
  tif: ['image/tiff'],
  tiff: ['image/tiff'],
  heic: ['image/heic', 'image/heif'],
  heif: ['image/heif', 'image/heic'],
  bmp: ['image/bmp'],
  svg: ['image/svg+xml'],
  pdf: ['application/pdf'],
  doc: ['application/msword', oldOffice],
  xls: ['application/vnd.ms-excel', oldOffice],
  ppt: ['application/vnd.ms-powerpoint', oldOffice],
  docx: [`${office}.wordprocessingml.document`],
  xlsx: [`${office}.spreadsheetml.sheet`],
  pptx: [`${office}.presentationml.presentation`],
  odt: [`${openDocument}.text`],
  ods: [`${openDocument}.spreadsheet`],
  odp: [`${openDocument}.presentation`],
  rtf: ['application/rtf'],
  txt: ['text/plain'],
  csv: ['text/csv', 'text/plain'],
  json: ['application/json', 'text/plain'],
  xml: ['application/xml', 'image/svg+xml', 'text/plain'],
  html: ['text/html'],
  htm: ['text/html'],
  zip: ['application/zip'],
  mp4: ['video/mp4'],
  mov: ['video/quicktime', 'video/mp4'],
  webm: ['video/webm'],
  mp3: ['audio/mpeg'],
  m4a: ['audio/mp4', 'audio/x-m4a', 'video/mp4'],
  wav: ['audio/wav', 'audio/vnd.wave'],
};

/** Programs that a computer runs when they are opened. */
export const programTypes: ReadonlySet<string> = new Set([
  'application/x-msdownload',
  'application/vnd.microsoft.portable-executable',
  'application/x-elf',
  'application/x-mach-binary',
  'application/x-ms-shortcut',
  'application/x-apple-alias',
  'application/x-msi',
  'application/java-vm',
  'application/wasm',
]);

/** What a browser is told of a download. Anything else is only bytes: it must never be run. */
export const downloadTypes: ReadonlySet<string> = new Set([
  'application/pdf',
  'application/zip',
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
  'application/rtf',
  ...Object.values(byExtension)
    .map(([first = '']) => first)
    .filter((type) => type.startsWith(office) || type.startsWith(openDocument)),
]);

/** What says no more than how a file is made up. */
const vague: ReadonlySet<string> = new Set(['text/plain', oldOffice]);

/** What a file with that ending is called; '' when the ending tells nothing. */
export const typeOfExtension = (extension: string): string => byExtension[extension]?.[0] ?? '';

/**
 * What the content of a file is called, given its name's ending: text in a .csv is text/csv.
 * Undefined when the ending promises something else. Any clean picture may be called any picture.
 */
export const typeOfContent = (sniffed: string, extension: string): string | undefined => {
  const promised = Object.hasOwn(byExtension, extension) ? byExtension[extension] : undefined;
  if (!promised) return sniffed;
  if (promised.includes(sniffed)) return vague.has(sniffed) ? promised[0] : sniffed;
  return rasterTypes.has(sniffed) && rasterTypes.has(promised[0] ?? '') ? sniffed : undefined;
};
