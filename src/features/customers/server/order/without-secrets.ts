/** A part of an address that nobody could guess: so long a row of letters and digits. */
const secret = /[\w-]{20,}/g;

/**
 * A mail's text for who may read it, but not do what its links do: what opens an order's page to its buyer is left
 * out, and what else in addresses nobody could guess.
 */
export const withoutSecrets = (text: string, token: string): string =>
  text
    .replaceAll(token, '…')
    .replace(/https?:\/\/[^\s<>"]+/g, (address) => address.replace(secret, '…'));
