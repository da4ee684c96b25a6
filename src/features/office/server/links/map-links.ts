import { listBlocks, settingFields } from '#fields/codecs';
import { traitsOf } from '#fields/traits';
import { type EntityField, type GroupField, wireName } from '#kernel/define/entity';
import { type MapLink, mapHtmlLinks, mapLineLinks } from '#kernel/values/links-in-text';
import type { Values } from '../../contract';

type Field = Pick<EntityField, 'type' | 'name' | 'wire' | 'fields' | 'blocks'>;
type Tree = Parameters<typeof listBlocks>[0];

/** How the links in a text get other addresses. */
const mapText = {
  address: (value: string, map: MapLink): string => map(value),
  lines: mapLineLinks,
  html: mapHtmlLinks,
} as const;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether links may stand in a field, however deep. */
export const holdsLinks = (field: Pick<Field, 'type' | 'fields'>): boolean => {
  const { links, isTree } = traitsOf(field);
  const { fields = [] } = field;
  return Boolean(links ?? isTree) || (fields as readonly GroupField[]).some(holdsLinks);
};

const mapGroup = (fields: readonly GroupField[], value: Values, map: MapLink): Values => {
  const mapped = { ...value };
  for (const field of fields) {
    const name = [wireName(field), field.name].find((one) => Object.hasOwn(value, one));
    if (name !== undefined && holdsLinks(field)) mapped[name] = mapLinks(field, value[name], map);
  }
  return mapped;
};

const mapTree = (field: Field, tree: Tree, map: MapLink): Tree => {
  const copy = structuredClone(tree);
  for (const { definition, props } of listBlocks(copy, field.blocks?.() ?? [])) {
    for (const setting of settingFields(definition).values()) {
      if (!holdsLinks(setting) || !Object.hasOwn(props, setting.name)) continue;
      props[setting.name] = mapLinks(setting, props[setting.name], map);
    }
  }
  return copy;
};

/** The value of a field with other addresses in its links; what has none is the same as it was. */
export const mapLinks = (field: Field, value: unknown, map: MapLink): unknown => {
  const { fields } = field;
  const { links, isTree } = traitsOf(field);
  if (typeof value === 'string') return links ? mapText[links](value, map) : value;
  if (isTree) {
    return isObject(value) ? mapTree(field, value as unknown as Tree, map) : value;
  }
  if (!fields) return value;
  if (Array.isArray(value)) {
    return value.map((one) => (isObject(one) ? mapGroup(fields, one, map) : one));
  }
  return isObject(value) ? mapGroup(fields, value, map) : value;
};

/** All addresses that a field leads to. */
export const linksIn = (field: Field, value: unknown): string[] => {
  const found: string[] = [];
  mapLinks(field, value, (href) => {
    found.push(href);
    return href;
  });
  return found;
};

/** A page's links, each with its block and the setting that it stands in. */
export const linksOfTree = (
  field: Field,
  tree: Tree,
): { href: string; id: string; name: string }[] =>
  listBlocks(tree, field.blocks?.() ?? []).flatMap(({ definition, props }) =>
    [...settingFields(definition).values()].filter(holdsLinks).flatMap((setting) =>
      linksIn(setting, props[setting.name]).map((href) => ({
        ...{ href, id: String(props.id), name: setting.name },
      })),
    ),
  );
