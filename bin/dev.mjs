#!/usr/bin/env node
// `npm run dev`: Etalage without a build. Vite serves styles and islands and swaps them in the
// browser; the server's own code is read anew when a file of it changes.
import './runtime.mjs';
import { createServer as createHttpServer } from 'node:http';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

process.env.NODE_ENV = 'development';
process.env.PAGE_CACHE = 'off';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const { createServer, createServerModuleRunner } = await import('vite');
const { default: react } = await import('@vitejs/plugin-react');

const styleEntry = '/src/main/styles.ts';

/** A changed style sheet is swapped in place: the entry that gathers them takes it. */
const swapStyles = {
  name: 'etalage:swap-styles',
  transform(code, id) {
    if (!id.endsWith(styleEntry)) return undefined;
    return `${code}\nif (import.meta.hot) import.meta.hot.accept();`;
  },
};

/** The page waits for its styles: without a build they are put in by a script. */
const headMarkup = [
  `<script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>`,
  '<script type="module" src="/@vite/client"></script>',
  `<script type="module" src="${styleEntry}" blocking="render"></script>`,
].join('');
const assets = {
  styles: [],
  scripts: ['/src/main/browser.ts'],
  fonts: [],
  office: {
    styles: [],
    scripts: ['/src/main/office.tsx'],
    bridge: '/src/main/preview-bridge.ts',
    door: '/src/main/office-door.ts',
  },
  development: headMarkup,
};

const http = createHttpServer();
const vite = await createServer({
  root,
  configFile: resolve(root, 'vite.config.ts'),
  appType: 'custom',
  clearScreen: false,
  plugins: [swapStyles],
  // Names from the file alone, so that a rule can change without the page's HTML changing.
  css: {
    modules: {
      generateScopedName: (name, file) =>
        `${file
          .split('/src/')
          .at(-1)
          .replace(/\.module\.css.*$/, '')
          .replace(/[^\w]+/g, '-')}__${name}`,
    },
  },
  server: {
    middlewareMode: true,
    hmr: { server: http },
    watch: { ignored: ['**/data/**', '**/dist/**', '**/tests/**', '**/docs/**'] },
  },
});
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });

const { readConfig } = await runner.import('/src/platform/config/config.ts');
const { ConfigError } = await runner.import('/src/platform/config/errors.ts');
const { prepareDatabase, tryAddress } = await runner.import('/src/main/start.ts');

/** What can't be used as it is set is told in one line, as the built server does. */
const prepare = async () => {
  try {
    const config = readConfig(process.env, root);
    await tryAddress(config);
    return { config, database: await prepareDatabase(config, root) };
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
};
const { config, database } = await prepare();

/** The application, made of the sources as they are now. */
const open = async () => {
  const { createApplication } = await runner.import('/src/main/application.ts');
  return createApplication({
    config,
    databaseUrl: database.url,
    directUrl: database.directUrl,
    assets,
    logger: { level: config.logLevel === 'info' ? 'warn' : config.logLevel },
  });
};

let application = await open();
const { wantsDemo } = await runner.import('/src/main/commands/wants-demo.ts');
if (wantsDemo(undefined, config)) {
  const { loadDemoOnce } = await runner.import('/demo/loader/index.ts');
  await loadDemoOnce(application.host, resolve(root, 'demo/content'), (text, done) => {
    if (done === undefined) console.log(`${text} …`);
  });
}

/** Puts a new application in the place of the present one, which finishes what it was doing. */
const reopen = async () => {
  const before = application;
  runner.evaluatedModules.clear();
  application = await open();
  before.close().catch(console.error);
};

let changed = false;
let current = Promise.resolve();

/** Resolves once the application is that of the sources on disk; throws while those are broken. */
const catchUp = () => {
  if (changed) {
    changed = false;
    current = current.catch(() => {}).then(reopen);
  }
  return current;
};

/** Whether a page has it: code that is only named by other code is known to Vite too. */
const isInBrowser = (file) =>
  [...(vite.environments.client.moduleGraph.getModulesByFile(file) ?? [])].some(
    (module) => module.transformResult || module.invalidationState,
  );

/** What only the server ran is no business of Vite's in the browser, so the page is told by us. */
const onChange = (file) => {
  if (!/[\\/](src|demo)[\\/].*\.(tsx?|css|json)$/.test(file) || /\.test\.tsx?$/.test(file)) return;
  vite.environments.ssr.moduleGraph.onFileChange(file);
  changed = true;
  if (!isInBrowser(file)) vite.environments.client.hot.send({ type: 'full-reload' });
};
for (const event of ['change', 'add', 'unlink']) vite.watcher.on(event, onChange);

const escapeHtml = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Why the sources can't be run; the page comes back by itself once they can. */
const sendFault = (error, response) => {
  console.error(error);
  changed = true;
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><title>Fout</title>${headMarkup}<pre>${escapeHtml(String(error.stack))}</pre>`,
  );
};

http.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    catchUp().then(
      () => application.host.app.routing(request, response),
      (error) => sendFault(error, response),
    );
  });
});

let stopping = false;
const stop = async () => {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), 10_000).unref();
  http.close();
  http.closeAllConnections();
  await vite.close();
  await application.close();
  await database.stop();
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

http.listen(config.port, config.host, () => {
  const { port } = http.address();
  console.log(`\nEtalage staat op http://${config.host}:${port}; wijzigingen zijn meteen te zien.`);
});
