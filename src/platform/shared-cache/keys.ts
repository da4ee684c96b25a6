import { createHash } from 'node:crypto';

/** The key that every shared page carries: purged, all of them are gone. */
export const EVERYTHING = 'all';

/**
 * In bytes: the longest list of keys that a page is sent with. Proxies take a few kilobytes of headers (nginx 4,
 * with all others), Varnish 8 a line, Fastly and Cloudflare 16.
 */
const LONGEST = 3000;

/** Rows of one kind share so many keys on pages that show too many of them to name each. */
const GROUPS = 64;

const ROW = /^(.+):(\d+)$/;

/** What can't stand in a header's list as it is goes by its hash. */
const safe = (tag: string): string =>
  /^[\w.:-]{1,100}$/.test(tag)
    ? tag
    : `h-${createHash('sha256').update(tag).digest('base64url').slice(0, 16)}`;

const keyOf = (tag: string): string => (tag === '*' ? EVERYTHING : safe(tag));

/** The key of a group of rows that this one is in; undefined for what is no row. */
const groupOf = (tag: string): string | undefined => {
  const [, kind, number] = ROW.exec(tag) ?? [];
  return kind && number ? `${safe(kind)}~${Number(number) % GROUPS}` : undefined;
};

const lengthOf = (keys: ReadonlySet<string>): number =>
  [...keys].reduce((sum, key) => sum + key.length + 1, 0);

/**
 * The keys that a page is sent with, made of the page cache's tags. Of a page that shows very many rows those go by
 * groups; undefined when even that is too long for a header.
 */
export const keysOfPage = (tags: readonly string[]): string[] | undefined => {
  const exact = new Set([EVERYTHING, ...tags.map(keyOf)]);
  if (lengthOf(exact) <= LONGEST) return [...exact];
  const coarse = new Set([EVERYTHING, ...tags.map((tag) => groupOf(tag) ?? keyOf(tag))]);
  return lengthOf(coarse) <= LONGEST ? [...coarse] : undefined;
};

/** The keys that are purged when a tag is dropped: its own, and that of the group it may go by. */
export const keysToPurge = (tag: string): string[] => {
  const group = groupOf(tag);
  return group ? [keyOf(tag), group] : [keyOf(tag)];
};
