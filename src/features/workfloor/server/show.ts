import type { FastifyReply } from 'fastify';
import { createElement, type ReactElement } from 'react';
import { getSite } from '#features/settings/api.server';
import { sendOfficePage } from '#features/staff/api.server';
import type { StaffMember } from '#features/staff/contract';
import type { Host } from '#platform/host';
import { pageToken } from '#platform/sessions/csrf';
import { WorkFrame, type WorkNote } from '../site/frame.view';

export type WorkPage = {
  title: string;
  /** Shown as the heading instead of the title, where that says more. */
  heading?: string;
  /** Where its heading leads back to. */
  back?: { href: string; label: string };
  content?: ReactElement;
  /** What was just done, or went wrong: it has the focus. */
  note?: WorkNote;
  status?: number;
  /** In seconds, when it may go well. */
  retryAfter?: number;
  /** The page is paper: its frame isn't printed. */
  isPrinted?: boolean;
};

/** Sends a screen of work on the floor, in its frame. */
export const showWork = (
  host: Host,
  reply: FastifyReply,
  member: StaffMember,
  { title, status = 200, retryAfter, content, ...page }: WorkPage,
): FastifyReply => {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return sendOfficePage(host, reply, {
    // What went wrong is told first where only a title is read.
    title:
      page.note?.tone === 'error' && page.note.title !== title
        ? `${page.note.title}: ${title}`
        : title,
    status,
    withFloor: true,
    content: createElement(
      WorkFrame,
      {
        ...page,
        ...{ title, site: getSite(host).name },
        member: { name: member.name, special: member.rights.special },
        token: pageToken(host.config.secret, host.clock.now()),
      },
      content,
    ),
  });
};
