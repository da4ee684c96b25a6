import { createHash } from 'node:crypto';
import { z } from 'zod';
import { payments as limits } from '#kernel/limits';
import type { Host, JobContext } from '#platform/host';
import { readBytes } from '#platform/http/read-limited';
import { defineJob } from '#platform/jobs/define';
import type { PictureStep } from '#platform/pictures/types';
import { logoPath } from '../contract';
import type { ProviderMethod } from './provider';

const MAX_BYTES = 200_000;
const ID = /^[a-z0-9]{1,40}$/;
const known = new WeakMap<Host, Set<string>>();

/** A logo's file: another address is another file, so a file never changes. */
const nameOf = ({ id, logo = '' }: Pick<ProviderMethod, 'id' | 'logo'>): string =>
  `${id}-${createHash('sha256').update(logo).digest('hex').slice(0, 8)}.png`;

const storageKey = (name: string): string => `payments/logos/${name}`;

/** Only from where the provider keeps them: what it answers must not send us elsewhere. */
const isTrusted = (host: Host, address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin } = new URL(address);
  const isOwn =
    host.config.mollie !== undefined && origin === new URL(host.config.mollie.url).origin;
  return isOwn || (protocol === 'https:' && /(^|\.)mollie\.com$/.test(hostname));
};

/** Where a method's logo is served from, once it is kept here. */
export const findLogo = async (host: Host, method: ProviderMethod): Promise<string | undefined> => {
  if (!method.logo || !ID.test(method.id)) return undefined;
  const name = nameOf(method);
  const names = known.get(host) ?? new Set();
  known.set(host, names);
  if (!names.has(name) && !(await host.storage.has(storageKey(name)))) return undefined;
  names.add(name);
  return logoPath(name);
};

/** Has a logo fetched that is not kept yet. */
export const wantLogo = async (host: Host, method: ProviderMethod): Promise<void> => {
  const { id, logo } = method;
  try {
    if (!logo || !ID.test(id) || !isTrusted(host, logo)) return;
    if (await findLogo(host, method)) return;
    await host.jobs.enqueue(fetchLogo, { id, logo }, { singletonKey: nameOf(method) });
  } catch (err) {
    host.log.warn({ err, method: id }, 'a logo was not asked for');
  }
};

/** Fetches a logo and keeps it as a plain picture: whatever a drawing holds, none of it runs. */
export const fetchLogo = defineJob<{ id: string; logo: string }, JobContext>({
  name: 'payment.logo',
  schema: z.object({ id: z.string().regex(ID), logo: z.string() }),
  timeout: 30,
  run: async (method, { host: getHost, signal }) => {
    const host = getHost();
    if (!isTrusted(host, method.logo)) return;
    const reply = await fetch(method.logo, { redirect: 'error', signal });
    if (!reply.ok) throw new Error(`The logo of ${method.id}: ${reply.status}`);
    const bytes = await readBytes(reply, MAX_BYTES);
    await host.storage.put(storageKey(nameOf(method)), await asPicture(host, bytes));
  },
});

const asPicture = async (host: Host, bytes: Buffer): Promise<Buffer> => {
  const steps: PictureStep[] = [
    ['resize', { ...limits.logo, fit: 'contain', background: '#ffffff00' }],
    ['png'],
  ];
  const options = { density: 288, limitInputPixels: 4_000_000 };
  return (await host.pictures.make(bytes, steps, options)).content;
};

const FILE = /^[a-z0-9]{1,40}-[0-9a-f]{8}\.png$/;

/** Serves the logos that are kept. */
export const addLogoRoute = (host: Host): void => {
  host.app.get(logoPath(':name'), async (request, reply) => {
    const { name } = request.params as { name: string };
    const picture = FILE.test(name) ? await host.storage.get(storageKey(name)) : undefined;
    if (!picture) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/png')
      .send(picture);
  });
};
