/** The name and value of a Set-Cookie header. */
export const parseSetCookie = (header: string): { name: string; value: string } => {
  const [pair = ''] = header.split(';');
  const at = pair.indexOf('=');
  return { name: pair.slice(0, at).trim(), value: decodeURIComponent(pair.slice(at + 1)) };
};
