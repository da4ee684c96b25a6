/** A part of an address that nobody could guess: so long a row of letters and digits. */
const secret = /[\w-]{20,}/g;

/**
 * A mail's text for who may read it, but not do what its links do: what in addresses nobody could guess, such as
 * what opens an order's page to its buyer, is left out.
 */
export const withoutSecrets = (text: string): string =>
  text.replace(/https?:\/\/[^\s<>"]+/g, (address) => address.replace(secret, '…'));
