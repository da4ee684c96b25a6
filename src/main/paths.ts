import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preload } from '#ui/theme/theme';

/** Where the project's parts lie, from its root. */
export const pathsOf = (root: string) => ({
  migrations: join(root, 'migrations'),
  client: join(root, 'dist', 'client'),
  assets: join(root, 'dist', 'client', 'assets'),
  demo: join(root, 'demo', 'content'),
});

/** What tells this build of the sources from others: see bin/build.mjs. Undefined without a build. */
export const readBuild = (root: string): string | undefined => {
  try {
    return readFileSync(join(root, 'dist', 'sources.sha256'), 'utf8') || undefined;
  } catch {
    return undefined;
  }
};

/** The entries of the browser build, as Vite's manifest names them. */
export const entries = {
  script: 'src/main/browser.ts',
  style: 'first.css',
  later: { more: 'more.css', forms: 'forms.css' },
  office: {
    script: 'src/main/office.tsx',
    style: 'style.css',
    bridge: 'src/main/preview-bridge.ts',
    door: 'src/main/office-door.ts',
    floor: 'src/main/office-floor.ts',
    visitor: 'src/main/preview-visitor.ts',
  },
  fonts: preload,
} as const;
