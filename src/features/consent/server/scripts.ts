import { CONSENT_TYPE } from '#kernel/wire';
import type { Stored } from '#platform/declared/stored';
import { type Sources, sourceKinds, type ThirdParty } from '#platform/declared/third-parties';
import type { Host } from '#platform/host';
import { type Area, within } from '#platform/http/areas';
import { escapeHtml } from '#platform/render/document';
import { findKind } from './kinds';
import { type ConsentScript, consentSettings } from './settings';

/** A script of a third party with all that is known of it. */
type Known = ThirdParty & {
  src: string;
  kind: string;
  account: string;
  stored: readonly { name: string; kept: string }[];
};

/** What a script fetches: itself, from its own origin, what its kind does, and what the site says. */
const sourcesOf = (src: string, ...more: Sources[]): Sources => {
  const { origin } = new URL(src);
  const own: Sources = { script: [origin], connect: [origin], img: [origin] };
  const all = [own, ...more];
  return Object.fromEntries(
    sourceKinds.map((kind) => [kind, [...new Set(all.flatMap((one) => one[kind] ?? []))]]),
  ) as Sources;
};

const know = (script: ConsentScript): Known => {
  const kind = findKind(script.kind);
  const { account = '', src = kind?.src?.(account) ?? '' } = script;
  return {
    name: script.party ?? kind?.party ?? script.name,
    type: script.type ?? kind?.type ?? 'undefined',
    purpose: script.purpose ?? kind?.purpose ?? '',
    sources: sourcesOf(src, kind?.sources ?? {}, script.sources),
    areas: script.areas,
    stored: [...(kind?.stored ?? []), ...script.stored],
    kind: script.kind,
    src,
    account,
  };
};

const known = new WeakMap<object, readonly Known[]>();

/** All scripts of third parties that the site has. */
export const listScripts = (host: Host): readonly Known[] => {
  const settings = consentSettings(host);
  const scripts = known.get(settings) ?? settings.scripts.map(know);
  known.set(settings, scripts);
  return scripts;
};

/** What they leave in a visitor's browser, for the cookie page. */
export const storedByScripts = (host: Host): Stored[] =>
  listScripts(host).flatMap(({ stored, type, purpose, name: party }) =>
    stored.map(({ name, kept }) => ({
      name,
      kept,
      type,
      purpose,
      party,
      where: 'cookie' as const,
    })),
  );

const attributesOf = ({ type, kind, src, account, stored }: Known): Record<string, string> => ({
  [CONSENT_TYPE]: type,
  'data-kind': kind,
  'data-src': src,
  'data-account': account,
  'data-forget': stored.map(({ name }) => name).join(' '),
});

/**
 * The scripts of an area as they stand in its pages: of a type that browsers neither fetch nor run. Our
 * own script wakes those that the visitor allows (S4.11/4).
 */
export const scriptsHtml = (host: Host, area: Area): string =>
  listScripts(host)
    .filter(({ areas }) => areas.some((one) => within(one, area)))
    .map((script) => {
      const attributes = Object.entries(attributesOf(script))
        .filter(([, value]) => value !== '')
        .map(([name, value]) => `${name}="${escapeHtml(value)}"`);
      return `<script type="text/plain" ${attributes.join(' ')}></script>`;
    })
    .join('');
