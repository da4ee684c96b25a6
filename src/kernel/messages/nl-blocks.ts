/** 'een afbeelding' for what one word names; in quotes what is a sentence, without what it explains. */
const named = (label: string): string => {
  const [name = label] = label.split(' (');
  return /^\p{L}+$/u.test(name) ? `een ${name.toLowerCase()}` : `‘${name}’`;
};

const quoted = (label: string): string => `‘${label.split(' (')[0]}’`;

/** What editors read in place of a block that isn't finished, by the labels of the block and its setting. */
export const blockTexts = {
  choose: (block: string, setting: string): string => `${block}: kies nog ${named(setting)}`,
  fill: (block: string, setting: string): string => `${block}: vul nog ${named(setting)} in`,
  nowhere: (block: string, setting: string): string =>
    `${block}: ${quoted(setting)} leidt nergens heen`,
};
