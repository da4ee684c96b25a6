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
  /** Of the office, which shares no file with the site; absent: there is none. */
  office?: {
    styles: string[];
    scripts: string[];
    /** Of pages in the editor's frame, and of the page where staff log in. */
    bridge: string;
    door: string;
    /** Of screens of work on the floor. */
    floor: string;
    /** Of previews for a visitor who isn't there: runs before the page's own script. */
    visitor: string;
  };
  /** Markup that only development needs in the head. */
  development?: string;
};

type Manifest = Record<string, { file: string; assets?: string[] }>;

const readManifest = (clientFolder: string, name: string): Manifest =>
  JSON.parse(readFileSync(join(clientFolder, '.vite', name), 'utf8')) as Manifest;

/** Reads Vite's manifests of a build. Throws when the folder holds none. */
export const readAssets = (
  clientFolder: string,
  entries: {
    script: string;
    style: string;
    later: Record<LaterSheet, string>;
    office: {
      script: string;
      style: string;
      bridge: string;
      door: string;
      floor: string;
      visitor: string;
    };
    fonts: readonly string[];
  },
): Assets => {
  const manifest = readManifest(clientFolder, 'manifest.json');
  const office = readManifest(clientFolder, 'office.json');
  const script = manifest[entries.script];
  const style = manifest[entries.style];
  const sheetFile = (sheet: LaterSheet): string => manifest[entries.later[sheet]]?.file ?? '';
  const officeScript = office[entries.office.script];
  const officeStyle = office[entries.office.style];
  const bridge = office[entries.office.bridge];
  const door = office[entries.office.door];
  const floor = office[entries.office.floor];
  const visitor = office[entries.office.visitor];
  if (
    !script ||
    !style ||
    !laterSheets.every(sheetFile) ||
    !officeScript ||
    !officeStyle ||
    !bridge ||
    !door ||
    !floor ||
    !visitor
  )
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
    office: {
      styles: [slash(officeStyle.file)],
      scripts: [slash(officeScript.file)],
      bridge: slash(bridge.file),
      door: slash(door.file),
      floor: slash(floor.file),
      visitor: slash(visitor.file),
    },
    fonts: [...new Set(fonts)].map(slash),
  };
};
