import type { BlockDefinition } from '#kernel/define/block';
import { defineEntity, type Entity, type EntityField } from '#kernel/define/entity';
import { sectionTexts as texts } from '#kernel/messages/nl-sections';
import { TREE } from './fields';

/** What a section holds; `blocks`: what it may be built of. */
const sectionFields = (blocks: () => readonly BlockDefinition[]): readonly EntityField[] => [
  { name: 'title', label: 'Naam', type: 'TextField', required: true, most: 120 },
  { name: 'folder', label: 'Map', type: 'TextField', most: 80, help: texts.folderHelp },
  {
    ...{ name: 'kind', label: 'Soort', type: 'SelectField', required: true, default: 'shared' },
    options: Object.entries(texts.kinds).map(([value, label]) => ({ value, label })),
    help: texts.kindHelp,
  },
  {
    ...{ name: 'published', wire: 'content', label: 'Inhoud', type: 'BlocksField', orNull: true },
    ...{ readBy: 'staff', component: TREE, blocks },
    help: texts.contentHelp,
  },
  {
    ...{ name: 'draft', label: 'Concept', type: 'BlocksField', orNull: true },
    ...{ readBy: 'staff', writtenBy: 'staff', component: TREE, blocks },
    help: texts.draftHelp,
  },
];

/** Blocks with a name of their own: pages show them, or begin with a copy of them. */
export const sectionEntityOf = (
  blocks: () => readonly BlockDefinition[],
): Entity & { fields: readonly EntityField[] } =>
  defineEntity({
    name: 'Section',
    access: 'section',
    label: { one: 'Sectie', many: 'Secties' },
    noun: { one: 'sectie', many: 'secties' },
    href: () => '/',
    ...{ columns: [], orders: [] },
    fields: sectionFields(blocks),
  });
