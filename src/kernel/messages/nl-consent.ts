/** What visitors read where they are asked what may be kept in their browser. */
import type { ConsentType } from '../values/consent';

export const consentTexts = {
  banner: {
    heading: 'Deze website maakt gebruik van cookies',
    text: 'Functionele cookies staan altijd aan. Voor de rest vragen we je toestemming. Wijzigen kan altijd, onder aan elke pagina.',
    accept: 'Accepteren',
    refuse: 'Weigeren',
    adjust: 'Aanpassen',
    more: 'Lees meer',
    /** Read aloud once a choice is kept. */
    kept: 'Je keuze is bewaard.',
    failed: 'Je keuze kon niet worden bewaard. Probeer het nog eens.',
  },
  settings: {
    title: 'Cookie-instellingen',
    intro:
      'Hier kies je wat er in je browser mag worden bewaard en welke inhoud van anderen de site mag laden. Je kunt dit altijd weer wijzigen.',
    legend: 'Wat sta je toe?',
    always: 'Altijd aan',
    parties: 'Van:',
    unused: 'Nu niet in gebruik.',
    save: 'Keuze opslaan',
    all: 'Alles accepteren',
    none: 'Alles weigeren',
    more: 'Welke cookies we zetten en waarvoor',
    proof: (days: number) =>
      `Van elke keuze bewaren we ${days} dagen een bewijs: wanneer, bij welke tekst, wat je koos en een willekeurige code. Geen naam, geen IP-adres en geen account.`,
    code: 'De code van jouw keuze:',
    changed: 'De tekst over cookies is intussen veranderd. Lees hem nog eens en kies dan opnieuw.',
  },
  types: {
    functional: {
      label: 'Functioneel',
      text: 'Nodig om de site te laten werken: je winkelmand, je login en wat je zelf instelt.',
    },
    analytics: {
      label: 'Statistiek',
      text: 'Meet hoe de site wordt gebruikt, zodat we haar beter kunnen maken.',
    },
    social: {
      label: 'Sociale media en inhoud van anderen',
      text: 'Kaarten, video’s en berichten die van andere sites komen. Die zien dan je IP-adres en kunnen cookies zetten.',
    },
    ads: {
      label: 'Advertenties',
      text: 'Meet welke advertentie je hierheen bracht, en laat elders advertenties zien die bij je bezoek passen.',
    },
    undefined: {
      label: 'Overig',
      text: 'Scripts die we nog niet in een van de andere soorten hebben ingedeeld.',
    },
  } satisfies Record<ConsentType, { label: string; text: string }>,
} as const;

/** What the page's script says by itself. */
export const consentStopped = {
  /** Something was typed, so the page isn't loaded anew by itself. */
  later: 'Je keuze geldt helemaal zodra je naar een andere pagina gaat.',
} as const;
