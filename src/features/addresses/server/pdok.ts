import { z } from 'zod';
import { services } from '#kernel/limits';
import { readLimited } from '#platform/http/read-limited';
import type { Breaker } from './breaker';
import type { AddressProvider, Found, Question } from './providers';

/** In ms. A visitor who fills in a form doesn't wait longer. */
const TIMEOUT = 2500;

/** What we read of the Locatieserver's reply; of all else it may say what it likes. */
const replyShape = z.object({
  response: z.object({
    docs: z.array(
      z.object({
        postcode: z.string().optional(),
        huisnummer: z.number().optional(),
        straatnaam: z.string().optional(),
        woonplaatsnaam: z.string().optional(),
        provincienaam: z.string().optional(),
      }),
    ),
  }),
});

/** The service uses the Frisian name; everybody else here the Dutch one. */
const provinceOf = (name: string) => (name === 'Fryslân' ? 'Friesland' : name);

const addressOf = (base: string, { zipcode, housenumber }: Question): string => {
  const query = new URLSearchParams({
    q: `${zipcode} ${housenumber}`.trim(),
    fq: `type:${housenumber === '' ? 'postcode' : 'adres'}`,
    rows: '10',
  });
  return `${base}/free?${query}`;
};

/** The service searches freely: only what has this very postcode and number counts. */
const pick = (reply: unknown, { zipcode, housenumber }: Question): Found | undefined => {
  const { docs } = replyShape.parse(reply).response;
  const doc = docs.find(
    (one) =>
      one.postcode === zipcode &&
      (housenumber === '' || one.huisnummer === Number(housenumber)) &&
      one.straatnaam !== undefined,
  );
  return (
    doc && {
      street: doc.straatnaam ?? '',
      place: doc.woonplaatsnaam ?? '',
      province: provinceOf(doc.provincienaam ?? ''),
    }
  );
};

/** Asks PDOK's Locatieserver (v3_1, `/free`). Throws when it doesn't answer well, or in time. */
export const createPdok = (base: string, breaker: Breaker): AddressProvider => ({
  name: 'pdok',
  find: (_host, question) =>
    breaker(async () => {
      const response = await fetch(addressOf(base, question), {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      });
      if (!response.ok) throw new Error(`the address service answers ${response.status}`);
      return pick(JSON.parse(await readLimited(response, services.answerBytes)), question);
    }),
});
