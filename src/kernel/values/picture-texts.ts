/** Names that cameras, phones and screens give: `IMG_2041`, `Schermafbeelding 2026-03-01`. */
const GIVEN =
  /^(?:img|dsc|dscn|dscf|dcim|p|pxl|mvimg|vid|gopr|image|foto|photo|picture|afbeelding|untitled|naamloos|scan|screenshot|schermafbeelding|schermafdruk|whatsapp image)[\s_\-.()]*\d[\d\s_\-.():a-z]*$/i;
const ENDING = /\.(?:jpe?g|png|gif|webp|avif|svg|tiff?|bmp|heic|heif|psd|pdf)$/i;

const plain = (text: string): string => text.trim().toLowerCase();

/** A file's name without its folder and its ending. */
export const stemOf = (fileName: string): string =>
  (fileName.split(/[/\\]/).at(-1) ?? '').replace(/\.[a-z\d]{1,5}$/i, '').trim();

/** Whether what was written as what is on a picture is a file's name, which says that to nobody. */
export const isFileName = (alt: string, fileName = ''): boolean => {
  const text = plain(alt);
  if (text === '') return false;
  if (ENDING.test(text) || GIVEN.test(text)) return true;
  if (fileName !== '' && text === plain(fileName)) return true;
  // One word, made of others or of figures: rode-trui_2, 00017342.
  const isOneWord = !/\s/.test(text);
  if (isOneWord && (/_/.test(text) || /^[\d\-.]+$/.test(text))) return true;
  return isOneWord && /[-\d]/.test(text) && text === plain(stemOf(fileName));
};

/** What a picture may be called after its file, until somebody says it better: 'rode-trui_2.jpg' → 'Rode trui 2'. */
export const titleOfFile = (fileName: string): string => {
  const words = stemOf(fileName)
    .replaceAll(/[_\-.\s]+/g, ' ')
    .trim();
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 120);
};
