import { find } from '../dom';
import { workOut } from './login';
import { startSecrets } from './secrets';

/**
 * Shows passwords that one asks to see, works out a login's challenge, asks for passkeys, and has providers'
 * scripts ask, where a page has those.
 */
export const startProof = (): void => {
  startSecrets();
  const block = find('[data-login-proof]');
  if (block) workOut(block);
  if (find('[data-sign-in]')) {
    import('../signin/start').then(
      ({ startSignIn }) => startSignIn(),
      (error) => console.info('Signing in by the provider’s own site', error),
    );
  }
  if (!find('[data-passkey]')) return;
  import('../passkeys/start').then(
    ({ startPasskeys }) => startPasskeys(),
    (error) => console.info('No passkeys', error),
  );
};
