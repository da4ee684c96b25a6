import { enSiteFormTexts } from '#kernel/messages/en-fields';
import { inLanguage } from '#kernel/messages/language';
import { siteFormTexts } from '#kernel/messages/nl-fields';
import { checkSiteForm, type SiteFormElement } from '#kernel/values/site-form';
import { find } from '../dom';
import { ownLanguage } from '../texts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

const isChoice = ({ type }: Control): boolean => type === 'radio' || type === 'checkbox';

const kindOf = (control: Control): SiteFormElement['kind'] => {
  if (isChoice(control)) return 'choice';
  if (control instanceof HTMLSelectElement) return 'select';
  return control.type === 'email' || control.type === 'tel' ? control.type : 'text';
};

const legendOf = (control: Control): string | undefined =>
  find('legend', control.closest('fieldset') ?? document.createElement('p'))?.textContent?.trim();

/** What a control is called: a choice by its group's legend. */
const labelOf = (control: Control): string | undefined =>
  (isChoice(control) ? legendOf(control) : undefined) ??
  control.labels?.[0]?.textContent?.trim() ??
  control.ariaLabel ??
  undefined;

const isVisible = (control: Control): boolean =>
  control.type !== 'hidden' && !control.disabled && !control.closest('[hidden]');

const elementOf = (form: HTMLFormElement) => (control: Control) => ({
  id: control.name,
  name: control.name,
  kind: kindOf(control),
  value: control.value,
  checked: [...form.elements].some(
    (one) => one instanceof HTMLInputElement && one.name === control.name && one.checked,
  ),
  required: control.required,
  visible: isVisible(control),
  skipped: control.classList.contains('novalidation'),
  label: labelOf(control),
  placeholder: 'placeholder' in control ? control.placeholder : undefined,
  optionText:
    control instanceof HTMLSelectElement ? control.selectedOptions[0]?.text.trim() : undefined,
});

/** A form's required controls as the check of site forms sees them, each group of choices once. */
const elementsOf = (form: HTMLFormElement): SiteFormElement[] => {
  const controls = [...form.elements].filter(isControl).filter(({ name }) => name !== '');
  const names = new Set<string>();
  const own = controls.filter((control) => {
    if (!isChoice(control)) return true;
    return !names.has(control.name) && names.add(control.name);
  });
  return own.map(elementOf(form));
};

const texts = inLanguage(ownLanguage, siteFormTexts, enSiteFormTexts);

/** Over the page, or beside what is over it: a dialog that is open shuts the page out. */
const tell = async (message: string, control: HTMLElement): Promise<void> => {
  const { alert, tellBeside } = await import('../dialogs/dialogs');
  if (control.closest('dialog')) return alert(message);
  return tellBeside(message, control).catch(() => alert(message));
};

let isTelling = false;

/**
 * The check of site forms, for the add-to-cart form (S5.4/4). What is wrong is told in the page's own
 * dialog, and the visitor is led there (S5.1/4). Answers whether the form may be sent.
 */
export const mayAdd = (form: HTMLFormElement): boolean => {
  const [problem] = checkSiteForm(elementsOf(form), {
    lang_error_text: texts.text,
    lang_error_select: form.dataset.langErrorSelect || texts.select,
  });
  if (!problem) return true;
  const control = find(`[name="${CSS.escape(problem.name)}"]:not([type=hidden])`, form);
  if (isTelling || !control) return false;
  isTelling = true;
  void tell(problem.message, control)
    .catch((error: unknown) => console.info(problem.message, error))
    .finally(() => {
      isTelling = false;
      control.focus();
    });
  return false;
};
