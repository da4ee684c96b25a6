/** Texts of sections: blocks that pages share, or begin with. */
export const sectionTexts = {
  folderHelp: 'Secties met dezelfde map staan bij elkaar, bijvoorbeeld Acties. Mag leeg blijven.',
  kinds: { shared: 'Gedeeld', copy: 'Om mee te beginnen' },
  kindHelp:
    'Gedeeld: een wijziging is te zien op alle pagina’s waar de sectie staat. Om mee te beginnen: elke pagina krijgt een eigen kopie.',
  contentHelp: 'Wat pagina’s nu laten zien. Wijzigen doe je met Bouwen.',
  draftHelp: 'Wat je met Bouwen hebt gemaakt en nog niet hebt gepubliceerd.',
  ring: 'Deze sectie komt zo in zichzelf te staan. Haal de sectie weg die haar bevat.',
  deep: (levels: number) => `Secties staan hoogstens ${levels} diep in elkaar.`,
  inUse: (where: readonly string[]) =>
    `Deze sectie staat nog op ${where.join(', ')}. Haal haar daar weg of maak haar daar los.`,
  andMore: (count: number) => `nog ${count} andere`,
  inSection: (title: string) => `de sectie ‘${title}’`,
} as const;
