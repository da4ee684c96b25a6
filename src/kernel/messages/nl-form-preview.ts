/** Texts of the preview of a form while it is made. */
export const formPreviewTexts = {
  fold: 'Voorbeeld',
  title: 'Zo ziet de bezoeker het',
  frame: 'Voorbeeld van het formulier',
  lead: 'Vul het in om te proberen: er wordt niets bewaard of verstuurd.',
  skip: 'Sla het voorbeeld over',
  width: 'Breedte',
  phone: 'Telefoon',
  desk: 'Scherm',
} as const;
