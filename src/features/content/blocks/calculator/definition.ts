import { numberField } from '#fields/number/field';
import { textField } from '#fields/text/field';
import { textareaField } from '#fields/textarea/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';
import { calculator } from '#kernel/limits-content';
import { calculatorTexts } from '#kernel/messages/nl-calculator';

/** Years times hours (S2.12/5). */
export const definition = defineBlock({
  type: 'Calculator',
  label: 'Urenrekenaar',
  group: 'jobs',
  hint: 'Rekent uit wat een bijbaan per week of maand oplevert.',
  words: 'loon salaris verdienen',
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
