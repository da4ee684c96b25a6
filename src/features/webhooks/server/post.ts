import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isOpenAddress, openAddresses } from '#platform/http/open-addresses';

/** In ms, for all of it. */
const TIMEOUT = 10_000;
/** Characters of a reply that the log keeps. */
const KEPT = 500;

export type Reply = { status: number; text: string };

export type PostOptions = {
  headers: Record<string, string>;
  signal: AbortSignal;
  /** Which addresses may be told; those of the open internet unless said otherwise. */
  isOpen?: (address: string) => boolean;
};

const readHead = async (response: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= KEPT * 4) break;
  }
  response.destroy();
  // A NUL can't be stored as text.
  return Buffer.concat(chunks).toString('utf8').replaceAll('\0', '').slice(0, KEPT);
};

/**
 * Posts JSON, without following redirects. The connection goes to the addresses that were checked,
 * whatever the name says a moment later. Throws when nobody answers in time.
 */
export const post = async (
  url: string,
  body: string,
  { headers, signal, isOpen = isOpenAddress }: PostOptions,
): Promise<Reply> => {
  const target = new URL(url);
  const addresses = await openAddresses(target.hostname, isOpen);
  const start = target.protocol === 'https:' ? httpsRequest : httpRequest;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    start(target, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Etalage',
        ...headers,
      },
      lookup: (_name, options, done) => {
        const [first] = addresses;
        if (options.all) done(null, addresses);
        else done(null, first?.address ?? '', first?.family);
      },
    })
      .on('response', resolve)
      .on('error', reject)
      .end(body);
  });
  return { status: response.statusCode ?? 0, text: await readHead(response) };
};
