const DAY = 86_400;

export const hasCookie = (name: string): boolean =>
  document.cookie.split('; ').includes(`${name}=1`);

/** Keeps '1' under a name, for so many days, on the whole site. */
export const setCookie = (name: string, days: number): void => {
  const secure = location.protocol === 'https:' ? ';secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${name}=1;path=/;max-age=${days * DAY};samesite=lax${secure}`;
};
