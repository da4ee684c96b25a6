import { lookupTexts } from '../messages/nl-lookup';

/** What the address provider tells of a postcode (S3.8/2, S7.4/2). */
type ProviderReply = {
  straatnaam?: string;
  plaatsnaam?: string;
  provincie?: string;
  errno?: number;
  error?: string;
};

/** What is said of a reply with an error number (S8.4/2); '' when it has none. */
export const providerProblem = ({ errno = 0, error = '' }: ProviderReply): string => {
  if (errno === 0) return '';
  if (errno === 2) return lookupTexts.noZipcode;
  if (errno === 4 || errno === 5) return lookupTexts.wrongZipcode;
  return lookupTexts.unknownError(error, errno);
};

/** The address provider's path for a Dutch postcode (S7.4/2). */
export const providerPath = (zipcode: string): string =>
  `/json/geodb/getByZipcode/nl/${encodeURIComponent(zipcode.replace(/\s/g, '').toUpperCase())}`;

/** Street, place and province in a provider's reply; undefined when it doesn't know both. */
export const readProvider = ({ straatnaam, plaatsnaam, provincie = '', errno }: ProviderReply) =>
  !errno && straatnaam && plaatsnaam
    ? { street: straatnaam, place: plaatsnaam, province: provincie }
    : undefined;
