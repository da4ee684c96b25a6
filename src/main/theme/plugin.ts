import { join } from 'node:path';
import type { Plugin } from 'vite';
import { logoRule } from '../../kernel/wire-theme.ts';
import { builtOf } from './built-of.ts';
import { fontFaces } from './font-faces.ts';
import { readTheme, type Theme } from './read-theme.ts';

/** What a folder's sheet is called where there is no such file: its addresses lead from there. */
export const THEME_SHEET = 'theme-sheet.css';
const VALUES = '\0virtual:theme';

/**
 * The theme as modules: `virtual:theme/site.css` and `virtual:theme/office.css` are style sheets (typefaces, then
 * tokens), `virtual:theme` are the values that the server needs. Throws ThemeError for a theme that can't be used.
 */
export const themeModules = (folders: { site: string; office: string }): Plugin => {
  const read = new Map<string, Theme>();
  const themeIn = (folder: string): Theme => {
    const known = read.get(folder) ?? readTheme(folder);
    read.set(folder, known);
    return known;
  };
  const sheets: Readonly<Record<string, string>> = {
    'virtual:theme/site.css': join(folders.site, THEME_SHEET),
    'virtual:theme/office.css': join(folders.office, THEME_SHEET),
  };
  const folderOf = (id: string): string | undefined =>
    Object.values(folders).find((folder) => id === join(folder, THEME_SHEET));
  // Before anything is built of it.
  themeIn(folders.site);
  return {
    name: 'etalage:theme',
    enforce: 'pre',
    config: () => ({ server: { fs: { allow: ['.', ...Object.values(folders)] } } }),
    resolveId: (id) => (id === 'virtual:theme' ? VALUES : sheets[id]),
    load(id) {
      if (id === VALUES) {
        return `export const built = ${JSON.stringify(builtOf(themeIn(folders.site)))};`;
      }
      const folder = folderOf(id);
      if (folder === undefined) return undefined;
      for (const name of ['tokens.css', 'theme.json']) this.addWatchFile(join(folder, name));
      const theme = themeIn(folder);
      const logo = theme.settings.logo === undefined ? '' : logoRule;
      return `${fontFaces(theme)}\n${theme.css}\n${logo}`;
    },
    // In development a changed token is seen at once; a theme that can't be used is told there.
    hotUpdate({ file, modules }) {
      const folder = Object.values(folders).find((one) => file.startsWith(`${one}/`));
      if (folder === undefined) return undefined;
      read.delete(folder);
      const sheet = this.environment.moduleGraph.getModuleById(join(folder, THEME_SHEET));
      return sheet ? [...modules, sheet] : modules;
    },
  };
};
