import { randomBytes } from 'node:crypto';
import { hasNoMembers } from '#features/staff/api.server';
import { staff as limits } from '#kernel/limits-staff';
import type { Host } from '#platform/host';
import { findSetup, type OpenSetup, openSetup } from '#platform/installation/setup';
import { isSigned, sign } from '#platform/sessions/sign';
import { setupParam } from '../../contract';
import { isUntouched } from '../begin/state';

/** Who reads the database has the nonce, and without the installation's secret no token. */
const signedText = ({ nonce }: OpenSetup): string => `setup ${nonce}`;

/** Whether the site is empty and nobody can come into its office. */
export const canBeSetUp = async (host: Host): Promise<boolean> =>
  (await hasNoMembers(host)) && (await isUntouched(host));

/** Where whoever runs the server sets an empty site up, and until when. */
export type SetupLink = { href: string; token: string; until: Date };

/**
 * The link by which an empty site is set up, the same from all processes until its time is over; undefined: the site
 * isn't empty, or has a member.
 */
export const openSetupLink = async (host: Host): Promise<SetupLink | undefined> => {
  if (!(await canBeSetUp(host))) return undefined;
  const now = host.clock.now();
  const open = await openSetup(host.db, now, {
    nonce: randomBytes(24).toString('base64url'),
    until: new Date(now.getTime() + limits.setup.openFor),
  });
  const token = sign(host.config.secret, signedText(open));
  return { href: `${host.config.siteUrl}/?${setupParam}=${token}`, token, until: open.until };
};

/** Whether a token is that of the link that is open now; takes as long whether it nearly is or not. */
export const isSetupToken = async (host: Host, token: string): Promise<boolean> => {
  const open = await findSetup(host.db, host.clock.now());
  if (!open || !isSigned(host.config.secret, signedText(open), token)) return false;
  return canBeSetUp(host);
};
