import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { themeFolders } from './bin/theme.mjs';
import { entryInOne } from './src/main/entry-in-one.ts';
import { separateSheets, shortNames } from './src/main/split-sheets.ts';
import { themeModules } from './src/main/theme/plugin.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Of many files, of which little is used: read as one they cost a start a fifth less. */
const bundled = [
  'cli-progress',
  'commander',
  'csv-parse',
  'csv-stringify',
  'drizzle-orm',
  'rate-limiter-flexible',
  'sanitize-html',
  'zod',
];

export default defineConfig(({ command }) => ({
  plugins: [themeModules(themeFolders()), react(), separateSheets(at('./src'))],
  publicDir: false,
  css: { modules: { generateScopedName: shortNames(at('./src')) } },
  appType: 'custom',
  resolve: {
    alias: [
      { find: /^#/, replacement: at('./src/') },
      {
        find: '@transloadit/prettier-bytes',
        replacement: at('./src/ui/upload-dashboard/size.ts'),
      },
    ],
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // Sheets for the whole site: an island's code must not bring its own.
        cssCodeSplit: false,
        modulePreload: false,
        assetsInlineLimit: 0,
        rollupOptions: {
          input: { browser: at('./src/main/browser.ts'), styles: at('./src/main/styles.ts') },
          output: {
            codeSplitting: { groups: [entryInOne('browser', at('./src/main/browser.ts'))] },
          },
        },
      },
    },
    // Beside the site's files, of which it weighs on none: see platform/render/assets.
    office: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        manifest: '.vite/office.json',
        cssCodeSplit: false,
        modulePreload: false,
        assetsInlineLimit: 0,
        rollupOptions: {
          input: {
            office: at('./src/main/office.tsx'),
            bridge: at('./src/main/preview-bridge.ts'),
            door: at('./src/main/office-door.ts'),
            floor: at('./src/main/office-floor.ts'),
            visitor: at('./src/main/preview-visitor.ts'),
          },
        },
      },
    },
    ssr: {
      resolve: {
        // Without a build they are read by Node, which alone can read those that are no modules.
        noExternal: command === 'build' ? bundled : [],
      },
      build: {
        outDir: 'dist/server',
        // A running server finds its own code, also what it has not read yet: see bin/build-production.mjs.
        emptyOutDir: false,
        ssr: true,
        target: 'node20',
        emitAssets: false,
        rollupOptions: { input: { cli: at('./src/main/cli.ts') } },
      },
    },
  },
}));
