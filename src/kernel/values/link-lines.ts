/** A name, and where it leads if anywhere. */
export type LinkLine = { label: string; href?: string };

/** What an editor wrote as 'Naam | /adres', one a line. */
export const readLinkLines = (text: string): LinkLine[] =>
  text
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))
    .flatMap(([label = '', href]) =>
      label === '' && !href ? [] : [{ label, ...(href && { href }) }],
    );
