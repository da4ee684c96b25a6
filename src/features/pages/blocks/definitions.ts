import { editorField } from '#fields/editor/field';
import { flagField } from '#fields/flag/field';
import { imageField } from '#fields/image/field';
import { selectField } from '#fields/select/field';
import { sliderSettings } from '#fields/slider-settings';
import { textField } from '#fields/text/field';
import { textareaField } from '#fields/textarea/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';
import { sliders } from '#kernel/limits-content';

const choices = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const heroBlock = defineBlock({
  type: 'Hero',
  label: 'Opening met foto',
  version: 1,
  settings: {
    kicker: setting(textField, 'Boven de titel'),
    title: setting(textField, 'Titel'),
    text: setting(textareaField, 'Tekst'),
    link: setting(textField, 'Adres'),
    linkText: setting(textField, 'Tekst van de link'),
    secondLink: setting(textField, 'Tweede adres'),
    secondLinkText: setting(textField, 'Tekst van de tweede link'),
    picture: setting(imageField, 'Foto'),
    level: setting(selectField, 'Kopniveau', {
      default: '1',
      options: choices({ '1': 'Titel van de pagina', '2': 'Deel van de pagina' }),
    }),
    isFirst: setting(flagField, 'Opent de pagina: foto meteen laden'),
  },
});

/** Large pictures with words that give way to one another (S2.12/15); each slide is a block of its own. */
export const bannerSliderBlock = defineBlock({
  type: 'BannerSlider',
  label: 'Opening: schuif',
  version: 1,
  settings: {
    title: setting(textField, 'Titel van de pagina (alleen voorgelezen; leeg: geen)'),
    label: setting(textField, 'Naam (wordt voorgelezen)'),
    ...sliderSettings(sliders.banner),
  },
  slots: ['slides'],
});

/** A slider of whatever an editor puts in it. */
export const sliderBlock = defineBlock({
  type: 'Slider',
  label: 'Schuif',
  version: 1,
  settings: {
    title: setting(textField, 'Titel'),
    intro: setting(textField, 'Inleiding'),
    label: setting(textField, 'Naam zonder titel (wordt voorgelezen)'),
    moreLabel: setting(textField, 'Tekst van de link eronder'),
    moreLink: setting(textField, 'Adres van de link eronder'),
    ...sliderSettings(sliders.usual),
  },
  slots: ['slides'],
});

export const richTextBlock = defineBlock({
  type: 'RichText',
  label: 'Tekst',
  version: 1,
  settings: {
    title: setting(textField, 'Titel van de pagina (leeg: geen)'),
    linkText: setting(textField, 'Knop onder de titel (leeg: geen)'),
    link: setting(textField, 'Adres van de knop'),
    html: setting(editorField, 'Tekst'),
    place: setting(selectField, 'Plaats', {
      default: 'start',
      options: choices({ start: 'Aan de kantlijn', middle: 'In het midden' }),
    }),
  },
});

export const pictureBlock = defineBlock({
  type: 'Picture',
  label: 'Foto',
  version: 1,
  settings: {
    picture: setting(imageField, 'Foto'),
    caption: setting(textField, 'Onderschrift'),
    link: setting(textField, 'Adres'),
    width: setting(selectField, 'Breedte', {
      default: 'page',
      options: choices({ text: 'Als tekst', page: 'Als de pagina', full: 'Hele scherm' }),
    }),
  },
});

/** Pictures, films and pages that open in the lightbox together (S2.12/14). */
export const galleryBlock = defineBlock({
  type: 'Gallery',
  label: 'Galerij',
  version: 1,
  settings: {
    title: setting(textField, 'Titel'),
    intro: setting(textField, 'Inleiding'),
  },
  slots: ['items'],
});

export const galleryItemBlock = defineBlock({
  type: 'GalleryItem',
  label: 'Galerij: foto, film of pagina',
  version: 1,
  settings: {
    picture: setting(imageField, 'Foto, of het stilstaande beeld van de film'),
    caption: setting(textField, 'Onderschrift'),
    address: setting(
      textField,
      'Adres van de film of de pagina (leeg: de foto zelf). YouTube, Vimeo, OpenStreetMap of van deze site',
    ),
    wide: setting(flagField, 'Twee plaatsen breed'),
  },
});

/** Ways on from a page, each a picture with its name: the categories of a shop. */
export const tilesBlock = defineBlock({
  type: 'Tiles',
  label: 'Tegels',
  version: 1,
  settings: {
    title: setting(textField, 'Titel'),
    areNames: setting(flagField, 'Alleen namen, en alleen op telefoons'),
  },
  slots: ['items'],
});

export const tileBlock = defineBlock({
  type: 'Tile',
  label: 'Tegel',
  version: 1,
  settings: {
    title: setting(textField, 'Naam'),
    link: setting(textField, 'Adres'),
    picture: setting(imageField, 'Foto'),
  },
});

export const subNavigationBlock = defineBlock({
  type: 'SubNavigation',
  label: 'Subnavigatie',
  version: 1,
  settings: {
    title: setting(textField, 'Titel (leeg: die van de bovenste pagina)'),
  },
});

export const callToActionBlock = defineBlock({
  type: 'CallToAction',
  label: 'Oproep',
  version: 1,
  settings: {
    title: setting(textField, 'Titel'),
    text: setting(textareaField, 'Tekst'),
    link: setting(textField, 'Adres'),
    linkText: setting(textField, 'Tekst van de link'),
    picture: setting(imageField, 'Foto'),
    tone: setting(selectField, 'Toon', {
      default: 'green',
      options: choices({ green: 'Groen', paper: 'Papier', plain: 'Zonder vlak' }),
    }),
    isWide: setting(flagField, 'Over de hele breedte van het scherm'),
    links: setting(textareaField, 'Meer links, een per regel: naam | adres'),
    placeLabel: setting(
      textField,
      'Vak voor een postcode of plaats in plaats van de link, met dit als naam (leeg: geen)',
    ),
  },
});

export const columnsBlock = defineBlock({
  type: 'Columns',
  label: 'Kolommen',
  version: 1,
  settings: {
    ratio: setting(selectField, 'Verdeling', {
      default: 'equal',
      options: choices({ equal: 'Gelijk', first: 'Eerste breed', last: 'Laatste breed' }),
    }),
  },
  slots: ['first', 'second', 'third'],
});

export const spacerBlock = defineBlock({
  type: 'Spacer',
  label: 'Ruimte',
  version: 1,
  settings: {
    size: setting(selectField, 'Hoogte', {
      default: 'medium',
      options: choices({ small: 'Klein', medium: 'Gewoon', large: 'Groot' }),
    }),
    rule: setting(flagField, 'Met een lijn'),
  },
});
