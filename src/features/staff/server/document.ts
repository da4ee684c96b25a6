import type { FastifyReply } from 'fastify';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getSite } from '#features/settings/api.server';
import type { Host } from '#platform/host';
import { sendOwn } from '#platform/http/send-compressed';
import { htmlHeaders } from '#platform/http/send-page';
import type { Assets } from '#platform/render/assets';
import { renderDocument } from '#platform/render/document';
import { plainVoids } from '#platform/render/void-elements';
import { pageToken } from '#platform/sessions/csrf';

type OfficePage = {
  title: string;
  content: ReactElement;
  status?: number;
  /** With the office's script; without, the page is HTML alone. */
  withScript?: boolean;
  /** With the script of the door alone: passkeys. */
  withDoor?: boolean;
  /** With the script of work on the floor alone. */
  withFloor?: boolean;
  /** HTML behind the body. */
  end?: string;
};

const scriptsOf = (
  office: Assets['office'],
  {
    withScript,
    withDoor,
    withFloor,
  }: { withScript: boolean; withDoor: boolean; withFloor: boolean },
): string[] => {
  if (!office) return [];
  return [
    ...(withScript ? office.scripts : []),
    ...(withDoor ? [office.door] : []),
    ...(withFloor ? [office.floor] : []),
  ];
};

/** Sends a page of the office: never kept, by nobody indexed, with the office's own files. */
export const sendOfficePage = (
  host: Host,
  reply: FastifyReply,
  {
    title,
    content,
    status = 200,
    withScript = false,
    withDoor = false,
    withFloor = false,
    end,
  }: OfficePage,
): FastifyReply => {
  const site = getSite(host);
  const { office, fonts, development } = host.assets;
  const html = renderDocument({
    ...{ lang: 'nl', language: 'nl_NL', site: site.slug, noindex: true },
    title: `${title} | ${site.name}`,
    token: pageToken(host.config.secret, host.clock.now()),
    assets: {
      styles: office?.styles ?? [],
      scripts: scriptsOf(office, {
        withScript: withScript || Boolean(development),
        withDoor,
        withFloor,
      }),
      fonts: fonts.slice(-1),
      ...(development && { development }),
    },
    shows: { more: 'never', forms: 'never' },
    body: plainVoids(renderToStaticMarkup(content)),
    ...(end && { end }),
  });
  reply.code(status).headers(htmlHeaders).header('cache-control', 'private, no-store');
  return sendOwn(reply, Buffer.from(html));
};
