import type { Host } from '#platform/host';
import { createBreaker } from './breaker';
import { builtIn } from './built-in';
import { imported } from './imported';
import { keeping } from './kept';
import { createPdok } from './pdok';
import type { AddressProvider, Found, Question } from './providers';

/** What a search came to; 'unavailable': who might know it didn't answer. */
export type Search = Found | 'unknown' | 'unavailable';

/** Who is asked, in this order. */
export const providersOf = ({ config, clock }: Host): AddressProvider[] => {
  const pdok = config.pdokUrl && keeping(createPdok(config.pdokUrl, createBreaker(clock)));
  return [builtIn, imported, ...(pdok ? [pdok] : [])];
};

/** The first answer with a street; without one the first that knows the place. */
export const searchAddress = async (
  host: Host,
  providers: readonly AddressProvider[],
  question: Question,
): Promise<Search> => {
  let best: Found | undefined;
  let hasFailed = false;
  for (const provider of providers) {
    try {
      const found = await provider.find(host, question);
      if (found?.street) return found;
      best ??= found;
    } catch (error) {
      hasFailed = true;
      host.log.warn({ err: error, provider: provider.name }, 'an address could not be looked up');
    }
  }
  return best ?? (hasFailed ? 'unavailable' : 'unknown');
};
