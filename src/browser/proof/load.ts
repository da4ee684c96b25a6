import { find } from '../dom';

/** What a login asks of who comes, besides a password, comes where a page has use for it. */
export const loadProof = (): void => {
  if (!find('[data-login-proof],[data-passkey],[data-sign-in]')) return;
  import('./start').then(
    ({ startProof }) => startProof(),
    (error) => console.info('The login asks its question', error),
  );
};
