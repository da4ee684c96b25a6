import { flagField } from '#fields/flag/field';
import { linkLinesField } from '#fields/link-lines/field';
import { textField } from '#fields/text/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';

/** Names that go round, such as those of brands (S2.12/8). */
export const definition = defineBlock({
  type: 'Ticker',
  label: 'Lopende band',
  group: 'text',
  hint: 'Korte zinnen die langzaam voorbij schuiven.',
  words: 'lichtkrant marquee aankondiging actie',
  version: 1,
  settings: {
    title: setting(textField, 'Titel (wordt voorgelezen als er geen staat)'),
    isTitleShown: setting(flagField, 'Toon de titel'),
    items: setting(linkLinesField, 'Wat er voorbijkomt', { required: true }),
  },
});
