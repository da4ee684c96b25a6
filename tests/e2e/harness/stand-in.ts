import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a third party's script does: tells that it runs, asks its server, leaves a cookie and a key. */
const scriptOf = (name: string): string => `
  window.ran = [...(window.ran ?? []), '${name}'];
  document.cookie = '_${name}_id=1; path=/; max-age=1000';
  localStorage.setItem('_${name}_key', '1');
  new Image().src = new URL('/${name}/beacon.png', document.querySelector('script[src*="/${name}/"]').src).href;
`;

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

export type StandIn = {
  origin: string;
  /** The paths that were asked for since the last look. */
  takeAsked: () => string[];
  stop: () => Promise<void>;
};

/** A server of somebody else: scripts at `/name/….js`, pictures at all other addresses. */
export const startStandIn = async (): Promise<StandIn> => {
  let asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stand-in');
    asked.push(pathname);
    const isScript = pathname.endsWith('.js');
    response.setHeader('content-type', isScript ? 'text/javascript' : 'image/png');
    response.end(isScript ? scriptOf(pathname.split('/')[1] ?? '') : pixel);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    // Another host's name, so another origin and another site.
    origin: `http://localhost:${port}`,
    takeAsked: () => {
      const taken = asked;
      asked = [];
      return taken;
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
};
