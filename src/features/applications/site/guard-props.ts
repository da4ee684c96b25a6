import type { Wanted } from '../contract';

/** What is told to the part that stands beside the form. */
export type ApplicationGuardProps = {
  brand: string;
  leastAge: number;
  /** This work asks that age, and other work may not. */
  isOfVacancy: boolean;
  /** Whether some moments must be chosen (S5.3/3). */
  needsChoices: boolean;
  /** The place of work; '' while the applicant chooses one. */
  location: string;
  wanted: Wanted;
  /** Where is asked whether that is far from home, and what is nearer. */
  checkHref: string;
  nearerHref: string;
};
