import type { EntityField } from '#kernel/define/entity';
import { redirectTexts as texts } from '#kernel/messages/nl-entities';

/** Characters of an address. */
const LONGEST = 1000;

/** What a redirect holds. Addresses stand as people read them, without %20 and the like. */
export const redirectFields: readonly EntityField[] = [
  {
    ...{ name: 'fromPath', label: 'Van', type: 'TextField', required: true, most: LONGEST },
    pattern: { source: String.raw`/(?![/\\])[^?#\\]*`, told: texts.path },
    headers: ['van', 'from', 'oud', 'old'],
  },
  {
    ...{ name: 'toPath', label: 'Naar', type: 'TextField', required: true, most: LONGEST },
    pattern: { source: String.raw`/(?![/\\])[^#%\\]*`, told: texts.path },
    headers: ['naar', 'to', 'nieuw', 'new'],
  },
  {
    ...{ name: 'status', label: 'Code', type: 'NumberField', whole: true, required: true },
    ...{ default: 301, least: 301, most: 308 },
    help: '301 of 308: voorgoed. 302 of 307: voor even.',
  },
  {
    ...{ name: 'state', label: 'Stand', type: 'SelectField', required: true, default: 'Online' },
    options: ['Online', 'Offline'].map((value) => ({ value, label: value })),
    help: 'Offline leidt het nergens heen.',
  },
];
