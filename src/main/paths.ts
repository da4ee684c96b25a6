import { join } from 'node:path';

/** Where the project's parts lie, from its root. */
export const pathsOf = (root: string) => ({
  migrations: join(root, 'migrations'),
  client: join(root, 'dist', 'client'),
  assets: join(root, 'dist', 'client', 'assets'),
  demo: join(root, 'demo', 'content'),
});

/** The entries of the browser build, as Vite's manifest names them. */
export const entries = {
  script: 'src/main/browser.ts',
  style: 'first.css',
  more: 'more.css',
  fonts: ['young-serif-dutch', 'hanken-grotesk-dutch'],
} as const;
