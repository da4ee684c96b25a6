import { find } from '../dom';

const PROOF = '[data-login-proof]';

/** The code that proves somebody is there comes where a login asks for it. */
export const loadProof = (): void => {
  const block = find(PROOF);
  if (!block) return;
  import('./login').then(
    ({ startProof }) => startProof(block),
    (error) => console.info('The login asks its question', error),
  );
};
