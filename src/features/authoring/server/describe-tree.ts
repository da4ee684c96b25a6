import { describeSchema } from '#features/api/api.server';
import { describeValue } from '#features/entities/api.server';
import { listBlockTypes } from '#features/pages/api.server';
import { type SettingField, scheduleSetting, settingFields } from '#fields/codecs';
import type { BlockDefinition } from '#kernel/define/block';
import type { Host } from '#platform/host';
import { TREE } from '../fields';

const BLOCK = 'PageBlock';
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const blocks = { type: 'array', items: ref(BLOCK) };

const settingSchema = (field: SettingField): [string, object] => [
  field.name,
  { ...describeValue(field), title: field.label },
];

const blockSchema = (definition: BlockDefinition): object => ({
  type: 'object',
  title: definition.label,
  required: ['type', 'props'],
  additionalProperties: false,
  properties: {
    type: { const: definition.type },
    props: {
      type: 'object',
      required: ['id'],
      additionalProperties: false,
      properties: {
        id: { type: 'string', maxLength: 80 },
        version: { type: 'integer', minimum: 1, maximum: definition.version },
        ...Object.fromEntries(
          [scheduleSetting, ...settingFields(definition).values()].map(settingSchema),
        ),
        ...Object.fromEntries((definition.slots ?? []).map((slot) => [slot, blocks])),
      },
    },
  },
});

/** Tells in the API's description what pages are built of: each block with its settings. */
export const describeTree = (host: Host): void => {
  describeSchema(host, BLOCK, () => ({ oneOf: listBlockTypes(host).map(blockSchema) }));
  describeSchema(host, TREE, () => ({
    type: 'object',
    required: ['content'],
    additionalProperties: false,
    properties: {
      root: {
        type: 'object',
        additionalProperties: false,
        properties: {
          props: {
            type: 'object',
            additionalProperties: false,
            properties: { counterpart: { type: ['integer', 'string'] } },
          },
        },
      },
      content: blocks,
      zones: { type: 'object', maxProperties: 0 },
    },
  }));
};
