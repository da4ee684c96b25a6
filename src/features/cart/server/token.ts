import type { Host } from '#platform/host';
import { pageToken, sessionToken } from '#platform/sessions/csrf';

/** The token for the forms that a visitor is given. */
export const visitorToken = (host: Host, sessionId: string | undefined): string =>
  sessionId
    ? sessionToken(host.config.secret, sessionId)
    : pageToken(host.config.secret, host.clock.now());
