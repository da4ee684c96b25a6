// Builds all that the browser and the server run. A process of its own: see build.mjs.
import { createBuilder } from 'vite';

const builder = await createBuilder({
  root: process.cwd(),
  mode: 'production',
  logLevel: 'warn',
});
await builder.buildApp();
