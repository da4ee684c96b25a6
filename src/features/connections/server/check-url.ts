import { isIP } from 'node:net';
import { connections as limits } from '#kernel/limits-connections';
import { connectionTexts } from '#kernel/messages/nl-connections';
import { isOpenAddress } from '#platform/http/open-addresses';

const texts = connectionTexts.hooks;

/** Names that lead nowhere on the open internet (RFC 2606, RFC 6762, RFC 8375 and ICANN's `internal`). */
const INSIDE = /\.(?:localhost|local|internal|invalid|test|home\.arpa)$/;

/**
 * What is wrong with an address that is to be told of events; undefined: nothing that can be seen by it alone. Where a
 * name leads is looked at each time that something is sent there.
 */
export const problemOfUrl = (text: string): string | undefined => {
  if (text.length > limits.url) return texts.urlLong(limits.url);
  if (!URL.canParse(text)) return texts.urlWrong;
  const { protocol, hostname, username, password } = new URL(text);
  if (protocol !== 'https:' || username !== '' || password !== '') return texts.urlWrong;
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const isInside = !host.includes('.') || INSIDE.test(host);
  const isClosed = isIP(host) ? !isOpenAddress(host) : isInside;
  return isClosed ? texts.urlClosed : undefined;
};
