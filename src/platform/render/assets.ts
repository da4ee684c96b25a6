import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LaterSheet, laterSheets } from '#kernel/style-sheets';

/** Addresses of the built style sheets, scripts and fonts. */
export type Assets = {
  styles: string[];
  /** The style sheets of pages that show a part of them; absent: there are none. */
  later?: Record<LaterSheet, string>;
  scripts: string[];
  fonts: string[];
  /** Markup that only development needs in the head. */
  development?: string;
};

type Manifest = Record<string, { file: string; assets?: string[] }>;

/** Reads Vite's manifest of a build. Throws when the folder holds none. */
export const readAssets = (
  clientFolder: string,
  entries: {
    script: string;
    style: string;
    later: Record<LaterSheet, string>;
    fonts: readonly string[];
  },
): Assets => {
  const manifest = JSON.parse(
    readFileSync(join(clientFolder, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest;
  const script = manifest[entries.script];
  const style = manifest[entries.style];
  const sheetFile = (sheet: LaterSheet): string => manifest[entries.later[sheet]]?.file ?? '';
  if (!script || !style || !laterSheets.every(sheetFile))
    throw new Error(`The build in ${clientFolder} lacks its entries`);
  const files = Object.values(manifest).flatMap((one) => [one.file, ...(one.assets ?? [])]);
  const fonts = entries.fonts.flatMap((name) =>
    files.filter((file) => file.endsWith('.woff2') && file.includes(name)).slice(0, 1),
  );
  const slash = (file: string) => `/${file}`;
  return {
    styles: [slash(style.file)],
    later: { more: slash(sheetFile('more')), forms: slash(sheetFile('forms')) },
    scripts: [slash(script.file)],
    fonts: [...new Set(fonts)].map(slash),
  };
};
