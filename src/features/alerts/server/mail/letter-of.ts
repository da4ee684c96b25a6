import { getSite } from '#features/settings/api.server';
import type { Identity } from '#features/settings/contract';
import type { Host } from '#platform/host';
import { confirmPath, stopPath } from '../../contract';

/** What every mail of an alert needs: whose it is, and where it is confirmed and stopped. */
export type AlertLetter = {
  siteName: string;
  siteUrl: string;
  identity: Identity;
  confirmUrl: string;
  stopUrl: string;
};

export const letterOf = (host: Host, token: string): AlertLetter => {
  const { identity, name } = getSite(host);
  const { siteUrl } = host.config;
  return {
    siteName: name,
    siteUrl,
    identity,
    confirmUrl: siteUrl + confirmPath(token),
    stopUrl: siteUrl + stopPath(token),
  };
};
