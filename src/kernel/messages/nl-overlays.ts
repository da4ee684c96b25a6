/** Texts of what lies over a page: dialogs with a fragment, the lightbox. */
export const overlayTexts = {
  close: 'Sluiten',
  loading: 'Een ogenblik …',
  failed: 'Dit kon niet worden opgehaald',
  failedText: 'Misschien is de verbinding even weg. Wat je al had ingevuld, staat er nog.',
  again: 'Probeer opnieuw',
  asPage: 'Open als pagina',
  lightbox: {
    label: 'Foto’s en films',
    next: 'Volgende',
    previous: 'Vorige',
    zoom: 'In- of uitzoomen',
    failed: 'Deze foto kon niet worden geladen.',
    position: (at: number, count: number) => `${at} van ${count}`,
    said: (at: number, count: number, caption: string) =>
      [`${at} van ${count}`, caption].filter(Boolean).join(': '),
  },
  embed: {
    film: (party: string) => `Bekijk deze video: daarvoor plaatst ${party} cookies`,
    page: (party: string) => `Bekijk dit onderdeel: daarvoor plaatst ${party} cookies`,
    once: 'Deze keer',
    always: 'Altijd',
    note: 'Met ‘Altijd’ sta je cookies van sociale media toe. Je verandert dat wanneer je wilt.',
    notKept: 'Je keuze kon niet worden bewaard. We tonen dit daarom alleen deze keer.',
    elsewhere: (party: string) => `Openen bij ${party}`,
  },
} as const;
