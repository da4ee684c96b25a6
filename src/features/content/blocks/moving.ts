import { flagField } from '#fields/flag/field';
import { imageField } from '#fields/image/field';
import { numberField } from '#fields/number/field';
import { textField } from '#fields/text/field';
import { textareaField } from '#fields/textarea/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';
import { calculator } from '#kernel/limits-content';
import { calculatorTexts } from '#kernel/messages/nl-calculator';

/** Names that go round, such as those of brands (S2.12/8). */
export const tickerBlock = defineBlock({
  type: 'Ticker',
  label: 'Lopende band',
  version: 1,
  settings: {
    title: setting(textField, 'Titel (wordt voorgelezen als er geen staat)'),
    isTitleShown: setting(flagField, 'Toon de titel'),
    items: setting(textareaField, 'Een per regel: naam | adres'),
  },
});

/** Years times hours (S2.12/5). */
export const calculatorBlock = defineBlock({
  type: 'Calculator',
  label: 'Urenrekenaar',
  version: 1,
  settings: {
    title: setting(textField, 'Titel', { default: calculatorTexts.title }),
    text: setting(textareaField, 'Tekst'),
    yearsLabel: setting(textField, 'Naam van de jaren', { default: calculatorTexts.years }),
    hoursLabel: setting(textField, 'Naam van de uren', { default: calculatorTexts.hours }),
    mostYears: setting(numberField, 'Meeste jaren', { default: calculator.mostYears }),
    hours: setting(textField, 'Uren om uit te kiezen (leeg: 1 tot en met het meeste)'),
    resultLabel: setting(textField, 'Voor de uitkomst', { default: calculatorTexts.result }),
    unit: setting(textField, 'Achter de uitkomst', { default: calculatorTexts.unit }),
    years: setting(numberField, 'Jaren om mee te beginnen', { default: 1 }),
    firstHours: setting(numberField, 'Uren om mee te beginnen', { default: 0 }),
  },
});

/** A leaflet on the page (S2.12/7). */
export const flyerBlock = defineBlock({
  type: 'Flyer',
  label: 'Flyer',
  version: 1,
  settings: {
    kicker: setting(textField, 'Boven de titel'),
    title: setting(textField, 'Titel'),
    lines: setting(textareaField, 'Wat er is, een per regel'),
    link: setting(textField, 'Adres'),
    linkText: setting(textField, 'Tekst van de link'),
    note: setting(textField, 'Kleine regel eronder'),
    picture: setting(imageField, 'Foto'),
  },
});
