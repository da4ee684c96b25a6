import type { FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { z } from 'zod';
import { noteAction } from '#features/staff/api.server';
import { moveShelves, type Warehouse } from '#features/stock/api.server';
import { addWorkRoutes, type WorkRequest } from '#features/workfloor/api.server';
import { AppError, notFound } from '#kernel/errors';
import { picking as limits } from '#kernel/limits-picking';
import { pickingTexts } from '#kernel/messages/nl-picking';
import { shelfTexts as texts } from '#kernel/messages/nl-shelves';
import type { Host } from '#platform/host';
import { addFileRoutes } from '#platform/http/multipart';
import { one } from '#platform/http/params';
import { pickField, pickPath } from '../../contract';
import { ShelfCheck, Shelves } from '../../site/shelves.view';
import { chosenWarehouse, numberOf, type Routes } from '../start-routes';
import { validateShelves, writeShelves } from './changes';
import { readShelfFile } from './read-file';

/** A line of text: what a database can't hold is in none. */
const shelf = z
  .string()
  .max(limits.shelf)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);
const variantId = z
  .int()
  .positive()
  .max(2 ** 31 - 1);
const change = z.tuple([variantId, shelf, shelf]);
const changes = z.array(change).max(limits.shelfRows);

const readChanges = (said: string) => {
  try {
    return changes
      .parse(JSON.parse(said))
      .map(([variantId, from, to]) => ({ variantId, from, to }));
  } catch {
    throw new AppError(422, 'lines', texts.notCsv);
  }
};

/** The file of a form, with its fields beside it, for who reads them as of any form. */
const readParts = async (request: FastifyRequest): Promise<void> => {
  if (!request.isMultipart()) return;
  const fields: Record<string, string> = {};
  for await (const part of request.parts({
    limits: { files: 1, fileSize: limits.shelfBytes, fields: 10, fieldSize: 1000 },
  })) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else fields[pickField.file] = (await part.toBuffer()).toString('base64');
  }
  request.body = fields;
};

/** A field as it was sent: parameters are cut where no text of a person is longer. */
const wholeField = ({ request }: WorkRequest, name: string): string => {
  const value = (request.body as Readonly<Record<string, unknown>> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
};

/** Where articles lie in a warehouse: out as a file, and in from one that was looked at first. */
export const addShelfRoutes = (host: Host, route: Routes): void => {
  const warehouseOf = async ({ params }: WorkRequest): Promise<Warehouse> => {
    const { warehouse } = await chosenWarehouse(host, params);
    const asked = one(params, pickField.warehouse);
    // What somebody asks for by name is that one, or none.
    if (!warehouse || (asked && asked !== String(warehouse.id)))
      throw notFound(pickingTexts.noWarehouse);
    return warehouse;
  };
  const backOf = ({ id, title }: Warehouse) => ({
    href: `${pickPath.start}?${pickField.warehouse}=${id}`,
    label: title,
  });

  const showStart = (work: WorkRequest, warehouse: Warehouse, error?: string) => {
    const { params, token, show } = work;
    const isSaved = params[pickField.done] !== undefined;
    const left = numberOf(params, 'nog');
    return show({
      title: texts.title,
      back: backOf(warehouse),
      ...(error && { status: 422, note: { tone: 'error' as const, title: error } }),
      ...(isSaved &&
        !error && {
          note: {
            tone: left > 0 ? ('notice' as const) : ('success' as const),
            title: texts.saved(numberOf(params, pickField.done)),
            ...(left > 0 && { text: texts.left(left) }),
          },
        }),
      content: createElement(Shelves, { token, warehouseId: warehouse.id, error }),
    });
  };

  route.get(pickPath.shelves, async (work) => showStart(work, await warehouseOf(work)));

  route.get(pickPath.shelvesFile, async (work) => {
    const { id } = await warehouseOf(work);
    return work.reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="plekken.csv"')
      .type('text/csv; charset=utf-8')
      .send(await writeShelves(host.db, id));
  });

  addFileRoutes(host.app, (app) => {
    app.addHook('preHandler', async (request) => {
      try {
        await readParts(request);
      } catch (error) {
        if ((error as { statusCode?: number }).statusCode !== 413) throw error;
        throw new AppError(413, 'too_large', texts.tooLarge);
      }
    });
    const { post } = addWorkRoutes(host, {
      ...{ right: 'fulfil', start: pickPath.start, app },
      config: { fileBody: limits.shelfBytes + 20_000 },
    });
    post(pickPath.shelvesRead, async (work) => {
      const warehouse = await warehouseOf(work);
      const bytes = Buffer.from(wholeField(work, pickField.file), 'base64');
      const file = readShelfFile(bytes);
      if (typeof file === 'string') return showStart(work, warehouse, file);
      const validated = await validateShelves(host.db, warehouse.id, file);
      const outcome = texts.outcome(validated.changes.length, validated.problems.length);
      return work.show({
        title: `${outcome}: ${texts.title}`,
        heading: texts.title,
        back: {
          href: `${pickPath.shelves}?${pickField.warehouse}=${warehouse.id}`,
          label: texts.title,
        },
        note: { tone: validated.problems.length > 0 ? 'notice' : 'success', title: outcome },
        content: createElement(ShelfCheck, {
          ...{ token: work.token, warehouseId: warehouse.id, ...validated },
        }),
      });
    });
  });

  route.post(pickPath.shelvesSave, async (work) => {
    const { request, member, goTo } = work;
    const { id, title } = await warehouseOf(work);
    const wanted = readChanges(wholeField(work, pickField.lines));
    const saved = await moveShelves(host.db, id, wanted);
    const left = wanted.length - saved.length;
    if (saved.length > 0) {
      await noteAction(host, request, {
        ...{ action: 'stock.shelves', outcome: 'success', memberId: member.id },
        ...{ subject: title, after: { shelves: saved.length } },
      });
    }
    const said = new URLSearchParams({
      ...{ [pickField.done]: String(saved.length), nog: String(left) },
      [pickField.warehouse]: String(id),
    });
    return goTo(`${pickPath.shelves}?${said}`);
  });
};
