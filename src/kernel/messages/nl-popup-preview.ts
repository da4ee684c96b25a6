/** Texts of a popup that is tried while it is made. */
export const popupPreviewTexts = {
  title: 'Voorbeeld van de popup',
  empty:
    'Deze popup is nog leeg, en opent daarom nergens. Geef hem een titel, een tekst of een afbeelding.',
  code: 'VOORBEELD',
} as const;
