import { loadPart } from '../load-part';

/** What a login asks of who comes besides a password, and what shows that, come where a page has use for it. */
export const loadProof = (): void =>
  loadPart(
    '[data-login-proof],[data-passkey],[data-sign-in],[data-show-secret]',
    async () => (await import('./start')).startProof,
    'The login asks its question',
  );
