import { fieldLimits } from '#kernel/limits-fields';
import { lookupTexts } from '#kernel/messages/nl-lookup';
import { providerPath, providerProblem, readProvider } from '#kernel/values/address-provider';
import { isHousenumber } from '#kernel/values/housenumber';
import { isPostcode } from '#kernel/values/postcode';
import { apiPath } from '#kernel/wire-forms';
import type { Address } from './value';

export type FoundAddress = Pick<Address, 'street' | 'place' | 'province'>;
/** `off`: this visitor may not look up; `failed`: no answer, or not in time. */
export type LookupReply = FoundAddress | 'none' | 'off' | 'failed';

/** Whether an address can be looked up: in the Netherlands, by postcode and house number (S5.4/3). */
export const canLookUp = ({ country, zipcode, housenumber }: Address): boolean =>
  country === 'NL' && isPostcode(zipcode.trim()) && isHousenumber(housenumber.trim());

type Body = {
  data?: { street?: string; place?: string; state?: string };
  errors?: unknown[];
};

const read = (body: Body): LookupReply => {
  const { street, place, state } = body.data ?? {};
  if ((body.errors?.length ?? 0) > 0 || !street || !place) return 'none';
  return { street, place, province: state ?? '' };
};

/** How a call of the page is made: `fetch`, or one that sends a token along (S6/6). */
export type Ask = (url: string, init: RequestInit) => Promise<Response>;

/**
 * The address provider, asked by the postcode alone when the lookup itself fails (S7.4/2). Its errors
 * go to the console (S8.4/2).
 */
const askProvider = async (url: string, init: RequestInit, ask: Ask): Promise<LookupReply> => {
  const reply = await ask(url, init);
  if (!reply.ok) throw new Error(String(reply.status));
  const body = await reply.json();
  const problem = providerProblem(body);
  if (problem !== '') console.info(problem);
  return readProvider(body) ?? 'failed';
};

/** Asks which street a postcode and a house number lie in (S7.4/1). Never throws. */
export const lookUpAddress = async (
  address: Address,
  signal: AbortSignal,
  ask: Ask = fetch,
): Promise<LookupReply> => {
  const { country, zipcode, housenumber } = address;
  const query = new URLSearchParams({
    country,
    zipcode: zipcode.trim(),
    housenumber: housenumber.trim(),
  });
  const init = () => ({
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(fieldLimits.lookupLimit)]),
  });
  try {
    const reply = await ask(`${apiPath.lookupZipcode}?${query}`, init());
    if (reply.status === 401) return 'off';
    if (reply.status === 404) return 'none';
    if (!reply.ok) return await askProvider(providerPath(zipcode), init(), ask);
    return read((await reply.json()) as Body);
  } catch (error) {
    if (!signal.aborted) console.info(lookupTexts.failed, error);
    return 'failed';
  }
};
