import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#kernel/errors';
import { lookupTexts as texts } from '#kernel/messages/nl-api';
import { isHousenumber } from '#kernel/values/housenumber';
import { isPostcode, tidyPostcode } from '#kernel/values/postcode';
import { apiPath } from '#kernel/wire-forms';
import type { Host } from '#platform/host';
import { limitCalls } from '#platform/http/limit-calls';
import { one, type Params, queryParams } from '#platform/http/params';
import { type GeoReply, geoErrors, type LookedUp, type LookupReply } from '../contract';
import { providersOf, type Search, searchAddress } from './look-up';

/** Lookups of one client in a minute. */
const PER_MINUTE = 60;

const nothing: LookedUp = { street: '', housenumber: '', zipcode: '', place: '', state: '' };

type Ask = (zipcode: string, housenumber: string) => Promise<Search>;

const plain = (zipcode: string) => zipcode.replace(/\s/g, '').toUpperCase();

/** What is wrong with a question; the lookup is for the Netherlands (S5.4/3). */
const problemsOf = (params: Params): string[] => {
  const problems: string[] = [];
  const country = one(params, 'country')?.trim().toUpperCase();
  if (country !== undefined && country !== '' && country !== 'NL') problems.push(texts.country);
  if (!isPostcode(one(params, 'zipcode')?.trim() ?? '')) problems.push(texts.zipcode);
  if (!isHousenumber(one(params, 'housenumber')?.replace(/\s/g, '') ?? '')) {
    problems.push(texts.housenumber);
  }
  return problems;
};

const lookUp = async (search: Ask, params: Params): Promise<LookupReply> => {
  const problems = problemsOf(params);
  if (problems.length > 0) return { data: nothing, errors: problems };
  const zipcode = plain(one(params, 'zipcode') ?? '');
  const [housenumber = ''] = /^\d+/.exec(one(params, 'housenumber')?.trim() ?? '') ?? [];
  const found = await search(zipcode, housenumber);
  if (found === 'unavailable') throw new AppError(503, 'lookup_unavailable', texts.unavailable);
  if (found === 'unknown') return { data: nothing, errors: [texts.unknown] };
  const { street, place, province } = found;
  return {
    data: { street, housenumber, zipcode: tidyPostcode(zipcode), place, state: province },
    errors: [],
  };
};

const geoProblem = (errno: number, error: string): GeoReply => ({
  straatnaam: '',
  plaatsnaam: '',
  provincie: '',
  errno,
  error,
});

const geoLookUp = async (search: Ask, zipcode: string): Promise<GeoReply> => {
  if (zipcode === '') return geoProblem(geoErrors.noZipcode, texts.noZipcode);
  if (!isPostcode(zipcode)) return geoProblem(geoErrors.malformed, texts.wrongZipcode);
  const found = await search(plain(zipcode), '');
  if (found === 'unavailable') return geoProblem(geoErrors.unavailable, texts.unavailable);
  if (found === 'unknown') return geoProblem(geoErrors.unknown, texts.wrongZipcode);
  const { street, place, province } = found;
  return {
    straatnaam: street,
    plaatsnaam: place,
    provincie: province,
    errno: geoErrors.none,
    error: '',
  };
};

/** Refuses when lookups are turned off (S4.8/5, S8.4/1). */
const requireOn =
  ({ config }: Host) =>
  async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'no-store');
    if (config.addressLookup === false) throw new AppError(401, 'lookup_off', texts.off);
  };

/** Street and place of an address (S7.4/1), and of a postcode in the older form (S7.4/2). */
export const addLookupRoutes = (host: Host): void => {
  const providers = providersOf(host);
  const search: Ask = (zipcode, housenumber) =>
    searchAddress(host, providers, { zipcode, housenumber });
  const options = { preHandler: [requireOn(host), limitCalls(PER_MINUTE)], config: { json: true } };

  host.app.get(apiPath.lookupZipcode, options, (request) =>
    lookUp(search, queryParams(request.url)),
  );
  for (const address of ['/json/geodb/getByZipcode/nl', '/json/geodb/getByZipcode/nl/:zipcode']) {
    host.app.get(address, options, (request) =>
      geoLookUp(search, ((request.params as { zipcode?: string }).zipcode ?? '').trim()),
    );
  }
};
