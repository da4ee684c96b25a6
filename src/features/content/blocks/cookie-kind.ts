import { selectField } from '#fields/select/field';
import { setting } from '#kernel/define/field';
import { consentTexts } from '#kernel/messages/nl-consent';

/** Which cookies a block is about. */
export const kindSetting = setting(selectField, 'Soort (leeg: alle)', {
  options: [
    { value: '', label: 'Alle' },
    ...Object.entries(consentTexts.types).map(([value, { label }]) => ({ value, label })),
  ],
});
