/** Texts of the calculator, which an editor may change. */
export const calculatorTexts = {
  title: 'Reken het uit',
  years: 'Jaren',
  hours: 'Uren per jaar',
  result: 'Samen',
  unit: 'uur',
  submit: 'Reken uit',
} as const;
