import { fieldLimits } from '#kernel/limits-fields';
import { isHousenumber } from '#kernel/values/housenumber';
import { isPostcode } from '#kernel/values/postcode';
import { apiPath } from '#kernel/wire-forms';

export type Asked = { country: string; zipcode: string; housenumber: string };
export type Found = { street: string; place: string; province: string };

/** S5.4/3: only in the Netherlands, with a postcode and a house number. */
export const canLookUp = ({ country, zipcode, housenumber }: Asked): boolean =>
  country === 'NL' && isPostcode(zipcode) && isHousenumber(housenumber);

type Body = { data?: { street?: string; place?: string; state?: string }; errors?: unknown[] };

/**
 * Asks for the street and place of an address (S7.4/1). `off`: this visitor may not look up;
 * `failed`: no answer, or not in time (S8.4/1). Never throws.
 */
export const lookUp = async (asked: Asked): Promise<Found | 'none' | 'off' | 'failed'> => {
  try {
    const reply = await fetch(`${apiPath.lookupZipcode}?${new URLSearchParams(asked)}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(fieldLimits.lookupPatience),
    });
    if (reply.status === 401) return 'off';
    if (!reply.ok) return 'failed';
    const { data = {}, errors = [] } = (await reply.json()) as Body;
    const { street, place, state = '' } = data;
    return errors.length > 0 || !street || !place ? 'none' : { street, place, province: state };
  } catch {
    return 'failed';
  }
};
