import { imageField } from '#fields/image/field';
import { linkField } from '#fields/link/field';
import { textField } from '#fields/text/field';
import { textareaField } from '#fields/textarea/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

/** A leaflet on the page (S2.12/7). */
export const definition = defineBlock({
  type: 'Flyer',
  label: 'Flyer',
  group: 'picture',
  hint: 'Een folder om door te bladeren of te bewaren.',
  words: 'folder brochure pdf',
  version: 1,
  settings: {
    kicker: setting(textField, 'Boven de titel'),
    title: setting(textField, 'Titel', { required: true }),
    lines: setting(textareaField, 'Wat erin staat (elk punt op een eigen regel)'),
    link: setting(linkField, 'Adres'),
    linkText: setting(textField, 'Tekst van de link'),
    note: setting(textField, 'Kleine regel eronder'),
    picture: setting(imageField, 'Foto'),
  },
  picture: 'picture',
});
