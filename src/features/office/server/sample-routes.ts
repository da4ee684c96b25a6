import type { FastifyReply, FastifyRequest } from 'fastify';
import { findStored } from '#features/entities/api.server';
import { listBlockTypes, listPages, serveBlocks } from '#features/pages/api.server';
import type { TreeBlock } from '#features/pages/contract';
import { findStaffSession } from '#features/staff/api.server';
import { may } from '#features/staff/contract';
import { type SettingField, settingFields } from '#fields/codecs';
import { traitsOf } from '#fields/traits';
import type { BlockDefinition } from '#kernel/define/block';
import type { PictureRef } from '#kernel/define/entity';
import type { Setting } from '#kernel/define/field';
import { notFound } from '#kernel/errors';
import { sampleTexts as texts } from '#kernel/messages/nl-editor-samples';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import type { ToldSection } from '../contract';
import { requireEntity, requireStaff } from './guard';
import { readyMade } from './ready-made';
import { officeRoute } from './route';

/** What the site's pages hold, to draw blocks with as they look there. */
type Found = { blocks: ReadonlyMap<string, TreeBlock>; picture?: PictureRef; at: number };

/** In ms: pages are looked through once for all pictures that a picker shows. */
const KEPT = 60_000;
const kept = new WeakMap<Host, Promise<Found>>();

const isBlock = (value: unknown): value is TreeBlock =>
  typeof value === 'object' && value !== null && 'type' in value && 'props' in value;

const isPicture = (value: unknown): value is PictureRef =>
  typeof value === 'object' && value !== null && 'key' in value && 'width' in value;

/** A block with all that stands in it. */
const everyIn = (block: TreeBlock): TreeBlock[] => [
  block,
  ...Object.values(block.props).flatMap((value) =>
    Array.isArray(value) ? value.filter(isBlock).flatMap(everyIn) : [],
  ),
];

const readPages = async (host: Host): Promise<Found> => {
  const pages = await listPages(host);
  const own = pages.filter(({ language }) => language === null);
  const home = own.filter(({ path }) => path === '/');
  // Home comes first: it shows the chain as it wants to be seen. Then what is in the site's own language.
  const all = [...home, ...own, ...pages].flatMap(({ published }) =>
    published.content.flatMap(everyIn),
  );
  const blocks = new Map<string, TreeBlock>();
  // What is planned may show nothing just now.
  for (const one of all) {
    if (!blocks.has(one.type) && !one.props.schedule) blocks.set(one.type, one);
  }
  const picture = all.flatMap(({ props }) => Object.values(props)).find(isPicture);
  return { blocks, ...(picture && { picture }), at: host.clock.now().getTime() };
};

const findOnPages = async (host: Host): Promise<Found> => {
  const known = await kept.get(host)?.catch(() => undefined);
  if (known && host.clock.now().getTime() - known.at < KEPT) return known;
  const reading = readPages(host);
  kept.set(host, reading);
  return reading;
};

/** The number of some row of what a block is about. */
const findItem = async (host: Host, name: string): Promise<number> => {
  const table = findStored(host, name)?.table;
  if (!table) return 0;
  const [row] = await host.db.select({ id: table.id }).from(table).limit(1);
  return Number(row?.id ?? 0);
};

const sampleText = (name: string): string =>
  /text$|label$/i.test(name) && name !== 'text' ? texts.link : texts.title;

const sampleOf = (field: SettingField, { required }: Setting, { picture }: Found): unknown => {
  const { name } = field;
  const { text, pictures, links } = traitsOf(field);
  if (text === 'lines' || name === 'intro' || name === 'text') return texts.text;
  if (text === 'rich') return texts.html;
  if (pictures === 'one') return picture ?? null;
  if (links === 'address') return '/';
  const isTitle = required || /^(?:title|linkText|moreLabel)$/.test(name);
  return text === 'line' && isTitle ? sampleText(name) : undefined;
};

/** A block as an editor might have set it. */
const makeSample = async (
  host: Host,
  definition: BlockDefinition,
  found: Found,
): Promise<TreeBlock> => {
  const { type, settings } = definition;
  const fields = settingFields(definition);
  const values = Object.entries(settings).map(([name, one]) => {
    const field = fields.get(name);
    return [name, one.refers || !field ? undefined : sampleOf(field, one, found)];
  });
  const props = Object.fromEntries(values.filter(([, value]) => value !== undefined));
  const entity = /^(\w+?)Detail$/.exec(type)?.[1];
  if (entity && settings.item) props.item = await findItem(host, entity);
  if (settings.form) props.form = String(await findItem(host, 'Form'));
  return { type, props: { id: 'voorbeeld', ...props } };
};

/** A section as it looks once the picture is chosen that it can't do without. */
const withPicture = (block: TreeBlock, picture: PictureRef | undefined): TreeBlock => ({
  ...block,
  props: Object.fromEntries([
    ...Object.entries(block.props).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.map((one) => (isBlock(one) ? withPicture(one, picture) : one))
        : value,
    ]),
    ...(picture && block.type === 'Picture' ? [['picture', picture]] : []),
  ]),
});

/** Pictures of blocks, drawn by the server in the site's own style. */
export const addSampleRoutes = (host: Host): void => {
  const { app } = host;

  const requireReader = async (request: FastifyRequest): Promise<void> => {
    const session = await findStaffSession(host, request);
    if (!session || session.lacksFactor || !may(session.member.rights, 'Page', 'read')) {
      throw notFound();
    }
  };

  app.get(`${officePath.samples}/block/:type`, async (request, reply): Promise<FastifyReply> => {
    await requireReader(request);
    const { type } = request.params as { type: string };
    const definition = listBlockTypes(host).find((one) => one.type === type);
    if (!definition) throw notFound();
    const found = await findOnPages(host);
    const block = found.blocks.get(type) ?? (await makeSample(host, definition, found));
    return serveBlocks(host, request, reply, { title: definition.label, content: [block] });
  });

  /** Those whose blocks this site has: of a chain without vacancies there are none. */
  const sections = (): ToldSection[] => {
    const known = new Set(listBlockTypes(host).map(({ type }) => type));
    return readyMade.filter(({ block }) => everyIn(block).every(({ type }) => known.has(type)));
  };

  app.get(
    `${officePath.calls}/sections`,
    officeRoute(),
    async (request): Promise<ToldSection[]> => {
      const { member } = await requireStaff(host, request);
      requireEntity(host, member, 'Page', 'read');
      return sections();
    },
  );

  app.get(`${officePath.samples}/section/:key`, async (request, reply): Promise<FastifyReply> => {
    await requireReader(request);
    const { key } = request.params as { key: string };
    const section = sections().find((one) => one.key === key);
    if (!section) throw notFound();
    const { picture } = await findOnPages(host);
    const content = [withPicture(section.block, picture)];
    return serveBlocks(host, request, reply, { title: section.label, content });
  });
};
