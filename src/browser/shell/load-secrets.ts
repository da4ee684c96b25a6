import { loadPart } from '../load-part';

/** A page with a password to type has a button that shows it. */
export const loadSecrets = (): void =>
  loadPart(
    '[data-show-secret]',
    async () => (await import('./secrets')).startSecrets,
    'Passwords stay hidden',
  );
