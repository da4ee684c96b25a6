import { fieldLimits } from '#kernel/limits-fields';
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

/** Asks which street a postcode and a house number lie in (S7.4/1). Never throws. */
export const lookUpAddress = async (
  address: Address,
  signal: AbortSignal,
  ask: typeof fetch = fetch,
): Promise<LookupReply> => {
  const { country, zipcode, housenumber } = address;
  const query = new URLSearchParams({
    country,
    zipcode: zipcode.trim(),
    housenumber: housenumber.trim(),
  });
  try {
    const reply = await ask(`${apiPath.lookupZipcode}?${query}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(fieldLimits.lookupPatience)]),
    });
    if (reply.status === 401) return 'off';
    if (reply.status === 404) return 'none';
    return reply.ok ? read((await reply.json()) as Body) : 'failed';
  } catch {
    return 'failed';
  }
};
