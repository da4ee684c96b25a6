/** How a page is looked at in a preview, and by whom: a visitor who isn't there. */
import { type ConsentChoices, type ConsentType, chooseTypes, consentTypes } from './values/consent';
import type { MyStore } from './values/my-store';

/** Parameters of a preview's address. */
export const lookField = {
  at: 'at',
  language: 'language',
  /** A store's number; `0`: none. */
  store: 'store',
  /** `1` or `0`. */
  signedIn: 'in',
  consent: 'consent',
} as const;

/** What a visitor allows: he has still to choose, or the types that he allows beside what is functional. */
export type LookConsent = 'ask' | ConsentChoices;

/** Types that one may allow or not. */
export const chosenTypes = consentTypes.filter(
  (type): type is Exclude<ConsentType, 'functional'> => type !== 'functional',
);

const ASK = 'ask';
const NONE = 'none';

/** `ask`, `none` or types with a dot between them. */
export const writeConsent = (consent: LookConsent): string =>
  consent === ASK ? ASK : chosenTypes.filter((type) => consent[type]).join('.') || NONE;

/** Reads it; undefined when it is none. */
export const readConsent = (text: string | undefined): LookConsent | undefined => {
  if (text === ASK) return ASK;
  const named = text === NONE ? [] : (text ?? '').split('.');
  if (named.some((one) => !(chosenTypes as readonly string[]).includes(one))) return undefined;
  return chooseTypes((type) => named.includes(type));
};

/** Of `<html>`: what the page's scripts are told of that visitor, as JSON (`ToldVisitor`). */
export const VISITOR_ATTRIBUTE = 'data-preview-visitor';

/** What is left out is as it is for who looks. */
export type ToldVisitor = {
  consent?: LookConsent;
  /** What the call for a session answers. */
  session?: { cartCount: number; wishlistCount: number; saved: number[]; store?: MyStore };
  signedIn?: boolean;
};
