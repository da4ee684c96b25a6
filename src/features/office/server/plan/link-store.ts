import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import type { Host } from '#platform/host';
import { officePreviewLinks as links } from '../tables';

const hash = (secret: string) => createHash('sha256').update(secret).digest('base64url');

const DAY = 86_400_000;

const standing = (host: Host) =>
  and(eq(links.siteId, getSite(host).id), gt(links.endsAt, host.clock.now()));

/** Makes a link to a page's draft. Answers what stands in it: nobody can tell that again. */
export const makeLink = async (
  host: Host,
  of: { pageId: number; memberId: number; look: string; days: number },
): Promise<{ id: number; secret: string }> => {
  const { days, ...link } = of;
  const secret = randomBytes(32).toString('base64url');
  const createdAt = host.clock.now();
  const endsAt = new Date(createdAt.getTime() + days * DAY);
  const siteId = getSite(host).id;
  const [made] = await host.db
    .insert(links)
    .values({ ...link, siteId, createdAt, endsAt, hash: hash(secret) })
    .returning({ id: links.id });
  return { id: (made as { id: number }).id, secret };
};

/** Links to a page that still lead there, the newest first. */
export const listLinks = (host: Host, pageId: number) =>
  host.db
    .select()
    .from(links)
    .where(and(standing(host), eq(links.pageId, pageId)))
    .orderBy(desc(links.id));

/** The page that a link leads to, how it is looked at, and until when; undefined: it ended, or there never was such a link. */
export const findLinked = async (
  host: Host,
  secret: string,
): Promise<{ pageId: number; endsAt: Date; look: string } | undefined> => {
  if (!/^[\w-]{43}$/.test(secret)) return undefined;
  const [row] = await host.db
    .select({ pageId: links.pageId, endsAt: links.endsAt, look: links.look })
    .from(links)
    .where(and(standing(host), eq(links.hash, hash(secret))));
  return row;
};

/** Answers whether the page had such a link. */
export const endLink = async (host: Host, pageId: number, id: number): Promise<boolean> => {
  const isOne = and(eq(links.siteId, getSite(host).id), eq(links.pageId, pageId), eq(links.id, id));
  const { rowCount } = await host.db.delete(links).where(isOne);
  return rowCount === 1;
};
