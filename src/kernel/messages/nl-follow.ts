const links = (count: number): string => (count === 1 ? '1 link' : `${count} links`);

/** Texts of links that follow what moved, and of those that lead nowhere. */
export const followTexts = {
  noAddress: 'Vul een adres van de site in, dat met / begint.',
  title: (count: number) =>
    `${links(count)} ${count === 1 ? 'leidt' : 'leiden'} nog naar een oud adres`,
  lead: 'Bezoekers komen wel goed uit, met een omweg. Laat de links meegaan, dan leiden ze er meteen heen.',
  leaving: (count: number) =>
    `${links(count)} ${count === 1 ? 'leidt' : 'leiden'} naar het adres van nu. Na het opslaan kun je ${count === 1 ? 'die' : 'ze'} laten meegaan; tot dan komen bezoekers er met een omweg.`,
  offline: (count: number) =>
    `${links(count)} ${count === 1 ? 'leidt' : 'leiden'} naar deze pagina. Zolang die offline is, komen bezoekers daar uit op ‘niet gevonden’.`,
  leavingWhere: 'Waar die staan',
  act: 'Laat meegaan',
  acting: 'Bezig…',
  place: (kind: string, title: string) => (kind === '' ? title : `${kind}: ${title}`),
  count: links,
  done: (changed: number) => `${links(changed)} ${changed === 1 ? 'is' : 'zijn'} meegegaan`,
  left: (left: number) => `${links(left)} kon je niet laten meegaan.`,
  dead: (href: string) => `De link naar ${href} leidt nergens heen.`,
  detour: (href: string, to: string) => `De link naar ${href} gaat met een omweg naar ${to}.`,
} as const;
