import { fieldLimits } from '#kernel/limits-fields';
import { lookupTexts } from '#kernel/messages/nl-lookup';
import { providerPath, providerProblem, readProvider } from '#kernel/values/address-provider';
import { isHousenumber } from '#kernel/values/housenumber';
import { isPostcode } from '#kernel/values/postcode';
import { apiPath } from '#kernel/wire-forms';
import { createPageTokens } from '../api/page-tokens';

export type Asked = { country: string; zipcode: string; housenumber: string };
export type Found = { street: string; place: string; province: string };

/** S5.4/3: only in the Netherlands, with a postcode and a house number. */
export const canLookUp = ({ country, zipcode, housenumber }: Asked): boolean =>
  country === 'NL' && isPostcode(zipcode) && isHousenumber(housenumber);

type Body = { data?: { street?: string; place?: string; state?: string }; errors?: unknown[] };

const tokens = createPageTokens();

const ask = async (address: string): Promise<Response> => {
  const token = await tokens.first();
  return fetch(address, {
    headers: { accept: 'application/json', ...(token && tokens.headers(token)) },
    signal: AbortSignal.timeout(fieldLimits.lookupLimit),
  });
};

/**
 * The address provider, asked by the postcode alone when the lookup itself fails (S7.4/2). Its errors
 * go to the console: the address line stays blank (S8.4/1, S8.4/2).
 */
const askProvider = async ({ zipcode }: Asked): Promise<Found | 'failed'> => {
  const reply = await ask(providerPath(zipcode));
  if (!reply.ok) throw new Error(String(reply.status));
  const body = await reply.json();
  const problem = providerProblem(body);
  if (problem !== '') console.info(problem);
  return readProvider(body) ?? 'failed';
};

const askLookup = async (asked: Asked): Promise<Found | 'none' | 'off' | 'failed'> => {
  const reply = await ask(`${apiPath.lookupZipcode}?${new URLSearchParams(asked)}`);
  if (reply.status === 401) return 'off';
  if (!reply.ok) return askProvider(asked);
  const { data = {}, errors = [] } = (await reply.json()) as Body;
  const { street, place, state = '' } = data;
  return errors.length > 0 || !street || !place ? 'none' : { street, place, province: state };
};

/**
 * Asks for the street and place of an address (S7.4/1). `off`: this visitor may not look up;
 * `failed`: no answer, or not in time (S8.4/1). Never throws.
 */
export const lookUp = async (asked: Asked): Promise<Found | 'none' | 'off' | 'failed'> => {
  try {
    return await askLookup(asked);
  } catch (error) {
    console.info(lookupTexts.failed, error);
    return 'failed';
  }
};
