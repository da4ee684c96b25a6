import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { type Address, openAddresses } from '#platform/http/open-addresses';

/** In bytes. */
const LARGEST = 20 * 1024 * 1024;
const REDIRECTS = 5;
const TIMEOUT = 30_000;

/** A file that can't be fetched, with the reason in Dutch. */
export class FetchProblem extends Error {}

export type FetchSettings = {
  /** Which addresses may be asked; those of the open internet unless told otherwise. */
  isOpen?: (address: string) => boolean;
  /** For one file with all its redirects, in ms. */
  timeout?: number;
};

/** Asks one address; the connection goes to what was checked, whatever the name says by then. */
const ask = (url: URL, addresses: Address[], signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    request(url, {
      signal,
      agent: false,
      headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Etalage' },
      lookup: (_name, options, done) => {
        const [first] = addresses;
        if (options.all) done(null, addresses);
        else done(null, first?.address ?? '', first?.family);
      },
    })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });

const readBody = async (response: IncomingMessage): Promise<Buffer> => {
  if (Number(response.headers['content-length']) > LARGEST)
    throw new FetchProblem('groter dan 20 MB');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += chunk.length;
    if (size > LARGEST) throw new FetchProblem('groter dan 20 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const follow = async (
  start: string,
  settings: FetchSettings,
  signal: AbortSignal,
): Promise<Buffer> => {
  let url = start;
  for (let hops = 0; hops <= REDIRECTS; hops += 1) {
    const address = URL.canParse(url) ? new URL(url) : undefined;
    if (!address || !/^https?:$/.test(address.protocol))
      throw new FetchProblem('geen http- of https-adres');
    const response = await ask(
      address,
      await openAddresses(address.hostname, settings.isOpen),
      signal,
    );
    const { statusCode = 0, headers } = response;
    try {
      if (statusCode === 200) return await readBody(response);
      if (statusCode < 300 || statusCode > 399 || !headers.location) {
        throw new FetchProblem(`de server antwoordt ${statusCode}`);
      }
      url = URL.canParse(headers.location, address.href)
        ? new URL(headers.location, address.href).href
        : '';
    } finally {
      response.destroy();
    }
  }
  throw new FetchProblem('te veel doorverwijzingen');
};

const codes: Record<string, string> = {
  ENOTFOUND: 'de server bestaat niet',
  EAI_AGAIN: 'de server is niet te vinden',
  ECONNREFUSED: 'de server weigert de verbinding',
  ECONNRESET: 'de server verbrak de verbinding',
};

/**
 * The bytes of a file on the web, at most LARGEST. Never asks an address outside the open internet,
 * also not after a redirect. Throws FetchProblem.
 */
export const fetchFile = async (url: string, settings: FetchSettings = {}): Promise<Buffer> => {
  const signal = AbortSignal.timeout(settings.timeout ?? TIMEOUT);
  try {
    return await follow(url, settings, signal);
  } catch (error) {
    if (error instanceof FetchProblem) throw error;
    if (signal.aborted) throw new FetchProblem('duurde te lang');
    const { code, message } = error as NodeJS.ErrnoException;
    throw new FetchProblem(codes[code ?? ''] ?? message);
  }
};
