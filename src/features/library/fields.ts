import type { EntityField } from '#kernel/define/entity';
import { library as limits } from '#kernel/limits-library';
import { libraryTexts } from '#kernel/messages/nl-library';
import { tidyFolder } from '#kernel/values/picture-folder';

const { fields: labels, help } = libraryTexts;

const point = { type: 'NumberField', least: 0, most: 1, help: help.focus } as const;
const line = { type: 'TextField' } as const;
const size = { type: 'NumberField', whole: true, least: 0 } as const;

/** What a picture holds. Key, type and size are its file's: they come with it and stay. */
export const mediaFields: readonly EntityField[] = [
  { ...line, name: 'title', label: labels.title, most: limits.title },
  { ...line, name: 'alt', label: labels.alt, most: limits.alt, help: help.alt },
  { name: 'decorative', label: labels.decorative, type: 'FlagField', default: false },
  {
    ...{ ...line, name: 'folder', label: labels.folder, most: limits.folder, help: help.folder },
    tidy: tidyFolder,
  },
  { name: 'tags', label: labels.tags, type: 'TextsField', most: limits.tag },
  { ...point, name: 'focusX', label: labels.focusX },
  { ...point, name: 'focusY', label: labels.focusY },
  {
    ...{ ...line, name: 'key', label: labels.key, required: true, most: 151 },
    pattern: { source: '[a-z0-9][a-z0-9-]{0,150}', told: libraryTexts.fixed },
  },
  { ...line, name: 'fileName', label: labels.fileName, most: limits.fileName },
  { ...line, name: 'type', label: labels.type, required: true, most: 40 },
  { ...size, name: 'width', label: labels.width, required: true },
  { ...size, name: 'height', label: labels.height, required: true },
];
