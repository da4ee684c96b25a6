import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Failure = '500' | 'no json' | 'other json' | 'silence';

/** A service that speaks as PDOK's Locatieserver does, on this machine. */
export const createPdokStandIn = async () => {
  let docs: object[] = [];
  let failure: Failure | undefined;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (failure === 'silence') return;
    response.statusCode = failure === '500' ? 500 : 200;
    if (failure === 'no json') response.end('<html>');
    else if (failure === 'other json') response.end('{"answer":42}');
    else response.end(JSON.stringify({ response: { numFound: docs.length, docs } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => asked,
    answer: (...given: object[]) => {
      failure = undefined;
      docs = given;
    },
    fail: (how: Failure) => {
      failure = how;
    },
    reset: () => {
      docs = [];
      failure = undefined;
      asked.length = 0;
      server.closeAllConnections();
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

export type PdokStandIn = Awaited<ReturnType<typeof createPdokStandIn>>;
