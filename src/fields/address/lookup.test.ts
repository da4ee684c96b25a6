import { expect, test, vi } from 'vitest';
import { type Ask, canLookUp, lookUpAddress } from './lookup';
import { readAddress } from './value';

const address = { ...readAddress(''), zipcode: '3511 AA', housenumber: '12' };
const reply = (status: number, body: unknown) =>
  vi.fn(async () => new Response(JSON.stringify(body), { status }));
const lookUp = (ask: Ask) => lookUpAddress(address, new AbortController().signal, ask);

test('S5.4/3 an address is looked up in the Netherlands, with a postcode and a house number', () => {
  expect(canLookUp(address)).toBe(true);
  expect(canLookUp({ ...address, country: 'BE' })).toBe(false);
  expect(canLookUp({ ...address, zipcode: '3511' })).toBe(false);
  expect(canLookUp({ ...address, housenumber: '' })).toBe(false);
});

test('S7.4/1 S3.8/1 the call carries country, zipcode and housenumber, and gives street and place', async () => {
  const ask = reply(200, {
    data: { street: 'Oudegracht', place: 'Utrecht', state: 'Utrecht' },
    errors: [],
  });
  expect(await lookUp(ask)).toEqual({
    street: 'Oudegracht',
    place: 'Utrecht',
    province: 'Utrecht',
  });
  const [[url]] = ask.mock.calls as unknown as [[string]];
  expect(url).toBe('/api/v1.0/lookup/zipcode?country=NL&zipcode=3511+AA&housenumber=12');
});

test('S7.4/2 S8.4/2 where the lookup fails the provider is asked; what it says goes to the console', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  const provider = (body: unknown) =>
    vi.fn(async (url: string) =>
      url.includes('/lookup/') ? new Response('', { status: 503 }) : Response.json(body),
    );
  const found = { straatnaam: 'Oudegracht', plaatsnaam: 'Utrecht', provincie: 'Utrecht', errno: 0 };
  const ask = provider(found);
  expect(await lookUp(ask)).toEqual({
    street: 'Oudegracht',
    place: 'Utrecht',
    province: 'Utrecht',
  });
  expect(ask.mock.calls[1]?.[0]).toBe('/json/geodb/getByZipcode/nl/3511AA');
  expect(info).not.toHaveBeenCalled();
  expect(await lookUp(provider({ errno: 9, error: 'Even niet' }))).toBe('failed');
  expect(info).toHaveBeenLastCalledWith('Onbekende fout: Even niet (9)');
  expect(await lookUp(async () => Promise.reject(new TypeError('offline')))).toBe('failed');
  expect(info).toHaveBeenLastCalledWith('Fout bij ophalen adres', expect.any(TypeError));
});

test('S8.4/1 a 401 turns the lookup off, what is above it has failed', async () => {
  expect(await lookUp(reply(401, {}))).toBe('off');
  expect(await lookUp(reply(500, {}))).toBe('failed');
  expect(await lookUp(reply(429, {}))).toBe('failed');
});

test('S3.8/1 an address that nobody knows is none', async () => {
  expect(await lookUp(reply(200, { data: {}, errors: ['unknown'] }))).toBe('none');
  expect(await lookUp(reply(200, {}))).toBe('none');
  expect(await lookUp(reply(404, {}))).toBe('none');
});

test('S7.4/1 no network, no JSON or no patience left is a failure and no error', async () => {
  expect(await lookUp(async () => Promise.reject(new TypeError('offline')))).toBe('failed');
  expect(await lookUp(async () => new Response('<html>'))).toBe('failed');
  const gone = new AbortController();
  gone.abort();
  const ask: Ask = async (_, init) => {
    init.signal?.throwIfAborted();
    return new Response('{}');
  };
  expect(await lookUpAddress(address, gone.signal, ask)).toBe('failed');
});
