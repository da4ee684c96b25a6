import { library as limits } from '../limits-library';
import { staff } from '../limits-staff';
import { tellSize } from '../values/file-size';

const pictures = (count: number) => (count === 1 ? '1 afbeelding' : `${count} afbeeldingen`);

const largest = tellSize(staff.picture);

/** The office's screens of pictures. */
export const mediaTexts = {
  title: 'Afbeeldingen',
  count: pictures,
  add: 'Afbeeldingen toevoegen',
  drop: 'Laat de afbeeldingen hier los',
  search: 'Zoek op titel, beschrijving, trefwoord of bestand',
  folder: 'Map',
  allFolders: 'Alle mappen',
  noFolder: 'In geen map',
  tag: 'Trefwoord',
  allTags: 'Alle trefwoorden',
  show: 'Toon',
  showAll: 'Alles',
  withoutAlt: (count: number) => `Zonder beschrijving (${count})`,
  unused: 'Nergens gebruikt',
  none: 'Geen afbeeldingen gevonden.',
  noneYet: 'Er zijn nog geen afbeeldingen. Sleep er een paar hierheen.',
  clear: 'Toon alle afbeeldingen',
  lacksAlt: 'Zonder beschrijving',
  select: (title: string) => `Kies ${title}`,
  pages: 'Bladeren door afbeeldingen',
  previous: 'Vorige',
  next: 'Volgende',
  page: (from: number, to: number, total: number) => `${from} tot ${to} van ${total}`,
  many: {
    selected: (count: number) => `${pictures(count)} gekozen`,
    change: 'Map of trefwoorden wijzigen',
    none: 'Niets kiezen',
    title: (count: number) => `${pictures(count)} wijzigen`,
    moves: 'Zet in een andere map',
    addTags: 'Trefwoorden erbij',
    takeTags: 'Trefwoorden weg',
    tagsHint: 'Met komma’s ertussen.',
    save: 'Wijzigen',
    done: (count: number) => `${pictures(count)} gewijzigd.`,
    undo: 'Ongedaan maken',
    undone: 'De afbeeldingen zijn weer zoals ze waren.',
  },
  upload: {
    title: 'Afbeeldingen toevoegen',
    choose: 'Bestanden kiezen',
    hint: `JPEG, PNG, WebP of AVIF, elk tot ${largest}.`,
    folderHint: `Mappen in mappen met een /, zoals Campagnes/Zomer.`,
    tagsHint: 'Met komma’s ertussen.',
    alt: 'Wat staat erop?',
    altOf: (name: string) => `Wat staat er op ${name}?`,
    decorative: 'Alleen versiering',
    decorativeHint: 'Dan hoeft er niets bij te staan: wie haar niet ziet mist niets.',
    remove: 'Weghalen',
    removeOf: (name: string) => `${name} weghalen`,
    send: (count: number) => (count === 1 ? 'Toevoegen' : `${count} toevoegen`),
    sending: (part: number) => `${part}% verstuurd`,
    making: 'Bezig met klaarmaken…',
    sent: 'Verstuurd',
    chooseAgain: 'Dit bestand is niet meer op dit apparaat te vinden. Kies het opnieuw.',
    sentOf: (sent: number, all: number) => `${sent} van ${all} verstuurd.`,
    allSent: (all: number) =>
      all === 1 ? 'De afbeelding is verstuurd.' : `Alle ${all} verstuurd.`,
    noConnection: 'Geen verbinding: gaat verder zodra die er is.',
    serverWaits: 'De server neemt nu even niets aan: gaat vanzelf verder.',
    notTaken: (count: number) =>
      count === 1 ? '1 bestand is niet aangenomen.' : `${count} bestanden zijn niet aangenomen.`,
    afterReload: (count: number) =>
      `Je had ${count === 1 ? '1 afbeelding' : `${count} afbeeldingen`} gekozen. Wat dit apparaat er nog van heeft staat hieronder, met je teksten, en gaat vanzelf verder. Kies opnieuw wat er niet staat, of waar staat dat het niet meer te vinden is. Een andere browser weet hier niets van.`,
    goesOn: (why: string) => `${why} Het gaat vanzelf verder zodra het kan.`,
    unfinished: (count: number) =>
      count === 1
        ? '1 gekozen afbeelding is nog niet toegevoegd.'
        : `${count} gekozen afbeeldingen zijn nog niet toegevoegd.`,
    goOn: 'Ga verder',
    progressOf: (name: string) => `${name}, verstuurd`,
    again: 'Probeer opnieuw',
    notPicture: 'Dit is geen JPEG, PNG, WebP of AVIF.',
    tooLarge: `Dit bestand is groter dan ${largest}.`,
    tooMany: `Voeg er hooguit ${limits.page} tegelijk toe.`,
    added: (count: number) => `${pictures(count)} toegevoegd.`,
    left: (count: number) =>
      count === 1 ? '1 bestand is niet toegevoegd.' : `${count} bestanden zijn niet toegevoegd.`,
    close: 'Sluiten',
  },
  one: {
    back: 'Alle afbeeldingen',
    about: 'Over deze afbeelding',
    titleField: 'Titel',
    tags: 'Trefwoorden',
    save: 'Opslaan',
    saved: 'Opgeslagen.',
    unsaved: 'Nog niet opgeslagen.',
    stale: 'Iemand anders heeft deze afbeelding intussen gewijzigd.',
    reload: 'Herlaad',
    focus: 'Belangrijkste punt',
    focusHelp:
      'Klik op de afbeelding, of verplaats het punt met de pijltjes. Dit punt blijft in beeld waar de afbeelding wordt bijgesneden.',
    handle: (x: number, y: number) =>
      `Belangrijkste punt, ${x}% van links en ${y}% van boven. Verplaats het met de pijltjes; met Shift in grotere stappen.`,
    moved: (x: number, y: number) => `${x}% van links, ${y}% van boven`,
    fromLeft: 'Van links, in procenten',
    fromTop: 'Van boven, in procenten',
    clearFocus: 'Terug naar het midden',
    crops: 'Zo wordt ze bijgesneden',
    cropOf: (form: string) => `Bijgesneden tot ${form}`,
    file: 'Bestand',
    size: (width: number, height: number) => `${width} × ${height} pixels`,
    addedBy: (when: string, who: string | null) =>
      who ? `Toegevoegd op ${when} door ${who}` : `Toegevoegd op ${when}`,
    used: 'Gebruikt op',
    usedWait: 'Even kijken waar ze staat…',
    usedNowhere: 'Deze afbeelding staat nergens.',
    more: (count: number) => `en nog ${count}`,
    replace: 'Overal vervangen',
    replaceTitle: 'Overal vervangen',
    replaceText: (count: number) =>
      `Kies een ander bestand. Het komt op ${count === 1 ? 'de plek' : `alle ${count} plekken`} waar deze afbeelding nu staat. Deze afbeelding blijft bewaard.`,
    replaceNothing: 'Deze afbeelding staat nergens: er is niets te vervangen.',
    replaceAction: 'Vervangen',
    replaced: (count: number) =>
      count === 1 ? 'Op 1 plek vervangen.' : `Op ${count} plekken vervangen.`,
    toNew: 'Bekijk de nieuwe afbeelding',
    undo: 'Zet de oude terug',
    undone: 'De oude afbeelding staat weer overal.',
    undoneNot: (count: number) =>
      count === 1
        ? 'Op 1 plek is intussen iets gewijzigd; daar bleef de nieuwe staan.'
        : `Op ${count} plekken is intussen iets gewijzigd; daar bleef de nieuwe staan.`,
    remove: 'Verwijderen',
    removeSure: (title: string) => `${title} verwijderen?`,
    removeText: 'Je kunt haar dertig dagen lang terugzetten uit de prullenbak.',
    removed: 'Verwijderd. In de prullenbak kun je haar terugzetten.',
    removeNot: 'Verwijderen kan pas als ze nergens meer staat.',
  },
} as const;
