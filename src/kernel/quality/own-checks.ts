// What about a page only people can judge: one question for each rule of WCAG that an editor can break and no
// program can find broken.
import type { PageFacts } from './page-quality';

/** Questions, by what they are about; in the order in which they are asked. */
export const ownChecks = [
  'alt',
  'textInPicture',
  'captions',
  'transcript',
  'flashes',
  'movement',
  'structure',
  'headings',
  'title',
  'links',
  'senses',
  'language',
  'form',
  'errors',
] as const;

export type OwnCheck = (typeof ownChecks)[number];

/** Which rules of WCAG 2.2 each is about. */
export const criteriaOf: Readonly<Record<OwnCheck, readonly string[]>> = {
  alt: ['1.1.1'],
  textInPicture: ['1.4.5'],
  captions: ['1.2.2', '1.2.4'],
  transcript: ['1.2.1', '1.2.3', '1.2.5'],
  flashes: ['2.3.1'],
  movement: ['1.4.2', '2.2.2'],
  structure: ['1.3.1', '1.3.2'],
  headings: ['2.4.6'],
  title: ['2.4.2'],
  links: ['2.4.4', '3.2.4'],
  senses: ['1.3.3', '1.4.1'],
  language: ['3.1.2'],
  form: ['1.3.5', '3.3.2'],
  errors: ['3.3.3', '3.3.4', '3.3.8'],
};

/** The questions that there is a reason to ask of a page. */
export const ownChecksOf = ({ pictures, links, headings, has }: PageFacts): OwnCheck[] => {
  const isAsked: Readonly<Record<OwnCheck, boolean>> = {
    alt: pictures.length > 0,
    textInPicture: pictures.length > 0,
    captions: has.media > 0,
    transcript: has.media > 0,
    flashes: has.media > 0,
    movement: has.media > 0 || has.moving > 0,
    ...{ structure: true, title: true, senses: true, language: true },
    headings: headings.length > 0,
    links: links.length > 0,
    ...{ form: has.forms > 0, errors: has.forms > 0 },
  };
  return ownChecks.filter((check) => isAsked[check]);
};
