import { choices } from '#fields/block-settings';
import { flagField } from '#fields/flag/field';
import { imageField } from '#fields/image/field';
import { linkField } from '#fields/link/field';
import { linkLinesField } from '#fields/link-lines/field';
import { selectField } from '#fields/select/field';
import { textField } from '#fields/text/field';
import { textareaField } from '#fields/textarea/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

export const definition = defineBlock({
  type: 'CallToAction',
  label: 'Oproep',
  group: 'text',
  hint: 'Een titel met een knop die ergens toe oproept.',
  words: 'cta actie banner knop',
  version: 1,
  settings: {
    title: setting(textField, 'Titel', { required: true }),
    text: setting(textareaField, 'Tekst'),
    link: setting(linkField, 'Adres'),
    linkText: setting(textField, 'Tekst van de link'),
    picture: setting(imageField, 'Foto'),
    tone: setting(selectField, 'Toon', {
      default: 'green',
      options: choices({ green: 'Merkkleur', paper: 'Papier', plain: 'Zonder vlak' }),
    }),
    isWide: setting(flagField, 'Over de hele breedte van het scherm'),
    links: setting(linkLinesField, 'Meer links'),
    placeLabel: setting(
      textField,
      'Vak voor een postcode of plaats in plaats van de link, met dit als naam (leeg: geen)',
    ),
  },
  picture: 'picture',
});
