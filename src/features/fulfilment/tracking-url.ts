/** A host by its name: what else an address lets through, quotes among it, no carrier has. */
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/;

/**
 * The address at which a parcel is followed, written as a link may hold it; undefined: it is none. Buyers open it from
 * our mail, so it is https, and names nobody before its host.
 */
export const readTrackingUrl = (said: string): string | undefined => {
  if (/\s/.test(said) || !URL.canParse(said)) return undefined;
  const { protocol, username, password, hostname, href } = new URL(said);
  const isPlain = username === '' && password === '' && HOST.test(hostname);
  return protocol === 'https:' && isPlain ? href.replaceAll("'", '%27') : undefined;
};
