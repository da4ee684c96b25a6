import type { BlockDefinition } from '#kernel/define/block';
import type { EntityField } from '#kernel/define/entity';
import { seoDescription } from '#kernel/limits-content';
import { pageTexts as texts } from '#kernel/messages/nl-entities';

/** The name under which the API's description tells what a page is built of. */
export const TREE = 'PageTree';

/** What a page holds; `blocks`: what it may be built of. */
export const pageFields = (blocks: () => readonly BlockDefinition[]): readonly EntityField[] => [
  {
    ...{ name: 'path', label: 'Adres', type: 'TextField', required: true, most: 300 },
    pattern: { source: String.raw`/|(?:/[\p{L}\p{N}][\p{L}\p{N}._~\-]*)+`, told: texts.path },
    headers: ['pad', 'url'],
  },
  { name: 'title', label: 'Titel', type: 'TextField', required: true },
  {
    ...{ name: 'state', label: 'Stand', type: 'SelectField', required: true, default: 'Online' },
    options: ['Online', 'Offline'].map((value) => ({ value, label: value })),
    help: texts.stateHelp,
    headers: ['status'],
  },
  {
    ...{ name: 'parent', label: 'Onder', type: 'TextField', most: 300 },
    help: texts.parentHelp,
  },
  { name: 'seoTitle', label: 'Titel voor zoekmachines', type: 'TextField', orNull: true },
  {
    ...{ name: 'seoDescription', label: 'Beschrijving voor zoekmachines', type: 'TextField' },
    ...{ most: seoDescription, orNull: true },
  },
  { name: 'noindex', label: 'Niet in zoekmachines', type: 'FlagField' },
  {
    ...{ name: 'language', label: 'Taal', type: 'TextField', orNull: true },
    pattern: { source: '[a-z]{2}_[A-Z]{2}', told: texts.language },
    options: Object.entries(texts.languages).map(([value, label]) => ({ value, label })),
    help: texts.languageHelp,
  },
  { name: 'onlineFrom', label: 'Online vanaf', type: 'DatetimeField', orNull: true },
  {
    ...{ name: 'onlineUntil', label: 'Online tot', type: 'DatetimeField', orNull: true },
    laterThan: 'onlineFrom',
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
