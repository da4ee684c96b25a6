import type { FastifyRequest } from 'fastify';
import { badRequest } from '#kernel/errors';
import { followTexts as texts } from '#kernel/messages/nl-follow';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { one, queryParams } from '#platform/http/params';
import type { ToldFollowing } from '../../contract';
import { requireStaff } from '../guard';
import { officeRoute } from '../route';
import { isValues } from '../row-routes';
import { followLinks, tellFollowing, tellLeaving } from './follow';

const LONGEST = 1000;

const addressIn = (value: unknown): string => {
  const isAddress = typeof value === 'string' && /^\/[^/\\]\P{C}*$/u.test(value);
  if (isAddress && value.length <= LONGEST) return value;
  throw badRequest(texts.noAddress, { to: texts.noAddress });
};

/** Links that still lead to where something was, or is no longer to be: told, and led to where it is. */
export const addFollowRoutes = (host: Host): void => {
  const options = officeRoute();
  const path = `${officePath.calls}/following`;

  host.app.get(path, options, async (request: FastifyRequest): Promise<ToldFollowing> => {
    const { member } = await requireStaff(host, request);
    const params = queryParams(request.url);
    const from = one(params, 'from');
    return from === undefined
      ? tellFollowing(host, member, addressIn(one(params, 'to')))
      : tellLeaving(host, member, addressIn(from));
  });

  host.app.post(path, options, async (request) => {
    const { member } = await requireStaff(host, request);
    const to = addressIn(isValues(request.body) ? request.body.to : undefined);
    const by = { way: 'office', staffId: member.id, client: clientOf(request) } as const;
    return followLinks(host, { member, by }, to);
  });
};
