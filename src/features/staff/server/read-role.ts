import { listStoredEntities } from '#features/entities/api.server';
import { traitsOf } from '#fields/traits';
import { type EntityField, wireName } from '#kernel/define/entity';
import { badRequest } from '#kernel/errors';
import { staff as limits } from '#kernel/limits-staff';
import { roleTexts as texts } from '#kernel/messages/nl-roles';
import type { Host } from '#platform/host';
import {
  type EntityRight,
  type RightsEntity,
  type RoleFields,
  rowActions,
  specialRights,
} from '../contract';

const STORE = 'Location';

const isOfStore = (field: EntityField): boolean =>
  field.entity === STORE && traitsOf(field).names !== undefined;

/** The entities that rights can speak of. */
export const rightsEntities = (host: Host): RightsEntity[] =>
  listStoredEntities(host).map(({ entity }) => ({
    ...{ name: entity.name, label: entity.label.many },
    hasStores: entity.name === STORE || entity.fields.some(isOfStore),
    fields: entity.fields
      .filter(({ writtenBy }) => writtenBy !== 'nobody')
      .map((field) => ({ name: wireName(field), label: field.label })),
  }));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Those of a list of words that were said, in its own order; undefined: others were said too. */
const chosen = <T extends string>(all: readonly T[], said: unknown): T[] | undefined => {
  if (!Array.isArray(said) || !said.every((one) => all.includes(one))) return undefined;
  return all.filter((one) => said.includes(one));
};

const readLine = (entities: readonly RightsEntity[], sent: unknown): EntityRight | undefined => {
  if (!isObject(sent)) return undefined;
  const known = entities.find(({ name }) => name === sent.entity);
  const actions = chosen(rowActions, sent.actions);
  if ((!known && sent.entity !== '*') || !actions) return undefined;
  // Whoever makes or changes something sees it.
  if (actions.length > 0 && !actions.includes('read')) actions.unshift('read');
  const names = known?.fields.map(({ name }) => name) ?? [];
  const fields = sent.fields === undefined ? undefined : chosen(names, sent.fields);
  if (sent.fields !== undefined && (!known || !fields)) return undefined;
  if (sent.ownStores === true && !known?.hasStores) return undefined;
  return {
    ...{ entity: String(sent.entity), actions },
    ...(sent.ownStores === true && { ownStores: true }),
    ...(fields && { fields }),
  };
};

/** A role as it was sent. Throws a 400. */
export const readRole = (host: Host, body: Record<string, unknown>): RoleFields => {
  const label = typeof body.label === 'string' ? body.label.replace(/\s+/g, ' ').trim() : '';
  if (label === '') throw badRequest(texts.nameMissing, { label: texts.nameMissing });
  if (label.length > limits.roleName) {
    throw badRequest(texts.nameLong, { label: texts.nameLong });
  }
  const sent = isObject(body.rights) ? body.rights : {};
  const special = chosen(specialRights, sent.special);
  const entities = rightsEntities(host);
  const lines = Array.isArray(sent.entities)
    ? sent.entities.map((one) => readLine(entities, one))
    : [undefined];
  const known = lines.filter((line) => line !== undefined);
  const isTwice = new Set(known.map(({ entity }) => entity)).size < known.length;
  const { idleMinutes, secondFactor } = body;
  const isTime =
    idleMinutes === null || (limits.idleChoices as readonly unknown[]).includes(idleMinutes);
  if (
    !special ||
    known.length < lines.length ||
    isTwice ||
    !isTime ||
    typeof secondFactor !== 'boolean'
  ) {
    throw badRequest(texts.rightsWrong);
  }
  return {
    ...{ label, rights: { entities: known, special } },
    ...{ secondFactor, idleMinutes: idleMinutes as number | null },
  };
};
