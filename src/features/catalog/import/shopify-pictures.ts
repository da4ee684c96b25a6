import type { Cell, ShopifyColumn } from './columns';
import { most, type PictureDraft, type Remarks } from './draft';
import type { Group } from './groups';
import { readPictureUrl } from './pictures-in';
import { BadCell, keyOfUrl, readText } from './values';

type Found = { url: string; alt: string; position: number };

export type PictureSettings = {
  title: string;
  /** A variant's colour by the line that it stands on. */
  colorOf: ReadonlyMap<number, string>;
  remarks: Remarks;
};

/** The colour that a picture shows: that of the variants with it, when they agree. */
const onlyColor = (colors: Set<string> | undefined): string => {
  const [color, ...others] = colors ?? [];
  return others.length === 0 ? (color ?? '') : '';
};

/** The pictures of a product in their order; undefined when it has none. Bad ones are noted. */
export const shopifyPictures = (
  { access, rows }: Group,
  cell: Cell<ShopifyColumn>,
  { title, colorOf, remarks }: PictureSettings,
): PictureDraft[] | undefined => {
  const found = new Map<string, Found>();
  const colors = new Map<string, Set<string>>();

  const take = (line: number, read: () => void) => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      remarks.note({ line, access, reason: error.message });
    }
  };
  const add = (url: string, alt: string, position: number) => {
    if (!found.has(url) && found.size < most.pictures) found.set(url, { url, alt, position });
  };

  for (const { line, cells } of rows) {
    const source = cell(cells, 'image')?.trim();
    const position = Number.parseInt(cell(cells, 'imagePosition') ?? '', 10);
    if (!source) continue;
    take(line, () => {
      const alt = readText(cell(cells, 'imageAlt') ?? '', 'tekst bij de afbeelding', most.alt);
      add(readPictureUrl(source), alt, Number.isFinite(position) ? position : found.size + 1);
    });
  }
  for (const { line, cells } of rows) {
    const source = cell(cells, 'variantImage')?.trim();
    const color = colorOf.get(line);
    if (!source || color === undefined) continue;
    take(line, () => {
      const url = readPictureUrl(source);
      add(url, '', Number.MAX_SAFE_INTEGER);
      colors.set(url, (colors.get(url) ?? new Set()).add(color));
    });
  }
  if (found.size === 0) return undefined;
  return [...found.values()]
    .sort((a, b) => a.position - b.position)
    .map(({ url, alt }) => ({
      key: keyOfUrl(url),
      url,
      color: onlyColor(colors.get(url)),
      alt: alt || title,
    }));
};
