import { findStaffSession, noteAction } from '#features/staff/api.server';
import { AppError } from '#kernel/errors';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';

/** Notes in the audit log what a member called and wasn't let do. */
export const noteRefusedCalls = (host: Host): void => {
  host.app.addHook('onError', async (request, _, error) => {
    const isOurs = request.routeOptions.url?.startsWith(`${officePath.calls}/`);
    if (!isOurs || !(error instanceof AppError) || error.status !== 403) return;
    const session = await findStaffSession(host, request);
    if (!session) return;
    const [path = ''] = request.url.split('?');
    await noteAction(host, request, {
      ...{ action: 'call', outcome: 'refused', memberId: session.member.id },
      ...{ subject: `${request.method} ${path.slice(0, 300)}`, after: { code: error.code } },
    });
  });
};
