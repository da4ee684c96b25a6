import { type ApplicationState, applicationStates } from '#features/applications/contract';
import { officeRoute, requireSpecial } from '#features/office/api.server';
import { badRequest } from '#kernel/errors';
import { applications as applicationLimits } from '#kernel/limits-applications';
import { staff as limits } from '#kernel/limits-staff';
import { hiringTexts as texts } from '#kernel/messages/nl-hiring';
import { readWholeNumber } from '#kernel/values/whole-number';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { one, type Params, queryParams } from '#platform/http/params';
import type { ToldBoard, ToldCards } from '../contract';
import { type Asked, countNew, findCards, tellBoard } from './board';

/** A longer number is none of the database's. */
const idIn = (params: Params, name: string): number | undefined =>
  readWholeNumber(one(params, name));

const askedIn = (params: Params): Asked => ({
  search: (one(params, 'q') ?? '').slice(0, limits.search),
  vacancy: (one(params, 'vacancy') ?? '')
    .replaceAll('\0', '')
    .slice(0, applicationLimits.longestText * 2),
  storeId: idIn(params, 'store'),
});

const stateIn = (params: Params): ApplicationState => {
  const said = one(params, 'state');
  const state = applicationStates.find((known) => known === said);
  if (!state) throw badRequest(texts.noState);
  return state;
};

/** The board of applications: how many stand where, and the cards of each column. */
export const addBoardRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const calls = `${officePath.calls}/applications`;

  app.get(calls, options, async (request): Promise<ToldCards> => {
    const member = await requireSpecial(host, request, 'applications');
    const params = queryParams(request.url);
    const where = { state: stateIn(params), after: idIn(params, 'after') };
    return findCards(host, member, { ...askedIn(params), ...where });
  });

  app.get(`${calls}/board`, options, async (request): Promise<ToldBoard> => {
    const member = await requireSpecial(host, request, 'applications');
    return tellBoard(host, member, askedIn(queryParams(request.url)));
  });

  app.get(`${calls}/new`, options, async (request): Promise<{ count: number }> => {
    const member = await requireSpecial(host, request, 'applications');
    return { count: await countNew(host, member) };
  });
};
