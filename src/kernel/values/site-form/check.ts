import { siteFormTexts } from '#kernel/messages/nl-fields';
import { siteFormName } from './name-of';
import { isTextRight } from './rules';
import type { SiteFormElement, SiteFormProblem, SiteFormTexts } from './types';

const fill = (text: string, name: string) => text.replaceAll('%s', () => name);

const messageFor = (element: SiteFormElement, own: SiteFormTexts): string | undefined => {
  const text = element.ownText || own.lang_error_text || siteFormTexts.text;
  const select = element.ownText || own.lang_error_select || siteFormTexts.select;
  switch (element.kind) {
    case 'conditions':
      return element.checked ? undefined : own.lang_error_conditions || siteFormTexts.conditions;
    case 'captcha':
      return element.value === '' ? fill(select, own.captcha || siteFormTexts.captcha) : undefined;
    case 'choice':
      return element.checked ? undefined : fill(select, siteFormName(element));
    default:
      return isTextRight(element) ? undefined : fill(text, siteFormName(element));
  }
};

/** A captcha and the conditions count whenever they are there; the rest when it is marked required. */
const isChecked = ({ kind, visible, required, skipped }: SiteFormElement): boolean =>
  kind === 'captcha' || kind === 'conditions' ? !skipped : visible && required && !skipped;

/**
 * Checks a site form (S5.1), in the order of its elements: an empty list means that it may be sent.
 * The first problem is the one that is told and whose field gets the focus (S5.1/4).
 */
export const checkSiteForm = (
  elements: readonly SiteFormElement[],
  own: SiteFormTexts = {},
): SiteFormProblem[] =>
  elements.filter(isChecked).flatMap((element) => {
    const message = messageFor(element, own);
    return message === undefined ? [] : [{ id: element.id, name: element.name, message }];
  });
