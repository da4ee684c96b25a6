import type { FastifyRequest } from 'fastify';
import { UnreadableFile } from '#features/catalog/api.server';
import { getSite } from '#features/settings/api.server';
import { noteAction } from '#features/staff/api.server';
import { AppError, badRequest, notFound } from '#kernel/errors';
import { staff as limits } from '#kernel/limits-staff';
import { beginTexts as texts } from '#kernel/messages/nl-begin';
import { entityTexts } from '#kernel/messages/nl-entities';
import { officeTexts } from '#kernel/messages/nl-office';
import { staffTexts } from '#kernel/messages/nl-staff';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { type BeginPageKey, beginPageKeys, beginSteps, type ToldBegin } from '../../contract';
import { requireWhole } from '../bulk-routes';
import { requireEntity, requireStaff } from '../guard';
import { officeRoute } from '../route';
import { type Call, isValues } from '../row-routes';
import { tellBegin } from './checklist';
import { exampleFiles } from './examples';
import { holdDelivery } from './hold-delivery';
import { makePages } from './make-pages';
import { readProductFile } from './product-file';
import { begunOf, isKnown, mayBegin, noteBegun } from './state';

/** Who begins the site. Throws a 401, or a 403 for whoever may not write all of it. */
const callOf = async (host: Host, request: FastifyRequest): Promise<Call> => {
  const { member } = await requireStaff(host, request);
  if (!mayBegin(member)) throw new AppError(403, 'may_not', staffTexts.mayNot);
  const stored = requireEntity(host, member, 'Page', 'create');
  return { member, stored, by: { way: 'office', staffId: member.id, client: clientOf(request) } };
};

const keysIn = ({ body }: FastifyRequest): BeginPageKey[] => {
  const keys = isValues(body) ? body.pages : undefined;
  if (!Array.isArray(keys) || keys.length > beginPageKeys.length) {
    throw badRequest(texts.pages.which, { pages: texts.pages.which });
  }
  return keys.map((key: unknown) => {
    const known = beginPageKeys.find((one) => one === key);
    if (!known) throw badRequest(texts.pages.which, { pages: texts.pages.which });
    return known;
  });
};

const stepIn = ({ body }: FastifyRequest) => {
  const { step, end } = isValues(body) ? body : {};
  const known = beginSteps.find((one) => one === step);
  if ((step !== undefined && !known) || (end !== undefined && typeof end !== 'boolean')) {
    throw badRequest(entityTexts.body, { step: entityTexts.body });
  }
  return { ...(known && { step: known }), ...(end !== undefined && { isEnded: end }) };
};

/** How a new site begins: what it has and lacks, its first pages, and a file with its articles. */
export const addBeginRoutes = (host: Host): void => {
  const { app } = host;
  const options = officeRoute();
  const path = `${officePath.calls}/begin`;

  app.get(path, options, async (request): Promise<ToldBegin> => {
    await callOf(host, request);
    return tellBegin(host);
  });

  app.post(`${path}/step`, options, async (request): Promise<ToldBegin> => {
    const { member, by } = await callOf(host, request);
    const said = stepIn(request);
    if (!begunOf(getSite(host))) await holdDelivery(host, { by });
    await noteBegun(host, said);
    await noteAction(host, request, {
      ...{ action: 'begin.step', memberId: member.id, outcome: 'success' },
      subject: said.step ? texts.steps[said.step].name : texts.title,
    });
    return tellBegin(host);
  });

  app.post(`${path}/pages`, options, async (request): Promise<ToldBegin> => {
    const call = await callOf(host, request);
    const keys = keysIn(request);
    // They say who the chain is.
    if (!isKnown(getSite(host))) throw new AppError(409, 'unknown', texts.pages.first);
    await makePages(host, call, keys);
    return tellBegin(host);
  });

  app.get(`${path}/example/:name`, options, async (request, reply) => {
    await requireStaff(host, request);
    const { name } = request.params as { name: string };
    const example = Object.hasOwn(exampleFiles, name) ? exampleFiles[name] : undefined;
    if (!example) throw notFound(entityTexts.notFound);
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${example.file}"`)
      .send(`\uFEFF${example.lines.join('\r\n')}\r\n`);
  });

  const importing = { ...options, bodyLimit: limits.file };
  app.post(`${path}/products`, importing, async (request) => {
    const { member } = await requireStaff(host, request);
    requireWhole(member, requireEntity(host, member, 'Product', 'create'));
    const { file, content, dryRun } = isValues(request.body) ? request.body : {};
    if (typeof file !== 'string' || typeof content !== 'string') {
      throw badRequest(officeTexts.bulk.file);
    }
    try {
      return await readProductFile(host, {
        bytes: Buffer.from(content, 'base64'),
        ...{ file: file.slice(0, 200), dryRun: dryRun === true, staffId: member.id },
      });
    } catch (error) {
      if (error instanceof UnreadableFile) throw badRequest(error.message);
      throw error;
    }
  });
};
