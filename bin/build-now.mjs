// `npm run build`: builds into dist/, unless what is there was made of these sources.
import './runtime.mjs';

const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
