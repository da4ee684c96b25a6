import { startPasskeys } from '#browser/passkeys/start';

// Where staff log in works without script; passkeys alone are of browsers.
startPasskeys();
