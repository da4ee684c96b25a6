import { loadPart } from '../load-part';

/** What a login asks of who comes, besides a password, comes where a page has use for it. */
export const loadProof = (): void =>
  loadPart(
    '[data-login-proof],[data-passkey],[data-sign-in]',
    async () => (await import('./start')).startProof,
    'The login asks its question',
  );
