import { z } from 'zod';
import { getSite, type Site } from '#features/settings/api.server';
import { consentLimits as limits } from '#kernel/limits-consent';
import { consentTypes } from '#kernel/values/consent';
import { sourceKinds } from '#platform/declared/third-parties';
import type { Host } from '#platform/host';
import { areas } from '#platform/http/areas';
import { findKind, scriptKinds } from './kinds';

/** A host's name in plain characters: it goes into a header. */
const HOST = /^(?:\*\.)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
/** Browsers trust these without https too. */
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+)$/;

const isSecure = (scheme: string, host: string): boolean =>
  scheme === 'https' || scheme === 'wss' || LOOPBACK.test(host);

/** `https://host` or `wss://*.host`, perhaps with a port, and nothing behind it. */
const isOrigin = (text: string): boolean => {
  const [, scheme = '', host = ''] = /^(https?|wss?):\/\/([^/:]+)(?::\d{1,5})?$/.exec(text) ?? [];
  return HOST.test(host) && isSecure(scheme, host);
};

/** An address of a script whose origin can go into a header. */
const isScriptAddress = (text: string): boolean =>
  URL.canParse(text) && !new URL(text).username && isOrigin(new URL(text).origin);

const origin = z.string().max(200).refine(isOrigin, 'geen https-adres van een server');
const name = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'kleine letters, cijfers en streepjes');
const keyName = z.string().regex(/^[\w.:-]{1,60}\*?$/, 'geen naam van een cookie');

const plainScript = z.strictObject({
  /** By which it is known to commands. */
  name,
  kind: z.enum(scriptKinds).default('script'),
  /** Left out: the kind's own, or 'undefined'. */
  type: z.enum(consentTypes).exclude(['functional']).optional(),
  /** The site's account with its maker. */
  account: z.string().max(40).optional(),
  src: z.string().max(500).refine(isScriptAddress, 'geen https-adres').optional(),
  /** What visitors are told: whose it is, and what for. */
  party: z.string().trim().min(1).max(80).optional(),
  purpose: z.string().trim().min(1).max(300).optional(),
  /** What else it fetches. */
  sources: z.partialRecord(z.enum(sourceKinds), z.array(origin).max(20)).default({}),
  /** Cookies and storage keys that it leaves. */
  stored: z
    .array(z.strictObject({ name: keyName, kept: z.string().max(80) }))
    .max(30)
    .default([]),
  /** Where on the site it runs. */
  areas: z
    .array(z.enum(areas).exclude(['login', 'office', 'data']))
    .min(1)
    .default(['pages']),
});

/** One script of a third party, as a site's settings name it. */
export const consentScript = plainScript.check(({ value, issues }) => {
  const known = findKind(value.kind);
  const tell = (message: string, at: string) =>
    issues.push({ code: 'custom', message, path: [at], input: value });
  if (known && !known.account.test(value.account ?? '')) tell('geen account', 'account');
  if (!known && value.account !== undefined) tell('alleen bij een bekende soort', 'account');
  if (!known?.src && value.src === undefined) tell('het adres van het script ontbreekt', 'src');
  if (!known && value.party === undefined) tell('van wie het script is ontbreekt', 'party');
  if (!known && value.purpose === undefined) tell('waar het script voor is ontbreekt', 'purpose');
});

export type ConsentScript = z.infer<typeof consentScript>;

/** What a site's settings say of consent, under `consent`. */
export const consentSchema = z.object({
  /** Going on to a second page is consent. Not lawful in the Union. */
  implicit: z.boolean().default(false),
  /** Raised to ask everybody again. */
  edition: z.number().int().min(1).max(1_000_000).default(1),
  /** Days that proof is kept. */
  proofDays: z.number().int().min(1).max(3650).default(limits.proofDays),
  scripts: z
    .array(consentScript)
    .max(limits.scripts)
    .default([])
    .refine(
      (scripts) => new Set(scripts.map((one) => one.name)).size === scripts.length,
      'twee scripts met dezelfde naam',
    ),
});

export type ConsentSettings = z.infer<typeof consentSchema>;

const read = new WeakMap<Site, ConsentSettings>();

/**
 * The site's settings of consent. When they can't be read the log says so, and there are none: nothing of
 * anybody else runs.
 */
export const consentSettings = (host: Host): ConsentSettings => {
  const site = getSite(host);
  const known = read.get(site);
  if (known) return known;
  const result = consentSchema.safeParse(site.settings.consent ?? {});
  if (!result.success) {
    host.log.error({ problem: z.prettifyError(result.error) }, 'the settings of consent are wrong');
  }
  const settings = result.success ? result.data : consentSchema.parse({});
  read.set(site, settings);
  return settings;
};
