import type { Host } from '#platform/host';

/** A page as a visitor who was never here gets it: its status, its HTML and the names of cookies that it sets. */
export const readPage = async (
  host: Host,
  path: string,
): Promise<{ isThere: boolean; html: string; cookies: string[] }> => {
  const { statusCode, body, cookies } = await host.app.inject({
    url: path,
    headers: { host: new URL(host.config.siteUrl).host, accept: 'text/html' },
  });
  return {
    ...{ isThere: statusCode === 200, html: body },
    cookies: cookies.map(({ name }) => name),
  };
};
