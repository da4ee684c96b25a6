import { textField } from '#fields/text/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

/** Pictures, films and pages that open in the lightbox together (S2.12/14). */
export const definition = defineBlock({
  type: 'Gallery',
  label: 'Galerij',
  group: 'picture',
  hint: 'Foto’s en films bij elkaar, die groot opengaan.',
  words: 'album video lightbox',
  version: 1,
  settings: {
    title: setting(textField, 'Titel'),
    intro: setting(textField, 'Inleiding'),
  },
  slots: ['items'],
  holds: ['GalleryItem'],
});
