import { HtmlValidate } from 'html-validate';

/** Rules of style are left out, but for the slash that HTML's void elements don't have. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    'void-style': ['error', { style: 'omit' }],
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // A combobox whose options are links: no native element is one.
    'prefer-native-element': 'off',
    // Scripts and styles come from the server that the page comes from.
    'require-sri': 'off',
    // A number is written as its chain writes it; our style keeps it on one line.
    'tel-non-breaking': 'off',
    // A fieldset may also be named by the question above it.
    'wcag/h71': 'off',
    'valid-id': ['error', { relaxed: true }],
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});

const BEGINS_EMPTY = /<option[^>]*(?:\svalue=""[^>]*>|>\s*<\/option>)/;

/** What our validator has no rule for: a required select begins with an option that says nothing. */
const findFullSelects = (html: string): string[] =>
  [...html.matchAll(/(<select\b[^>]*>)\s*(<option.*?<\/option>)?/gs)].flatMap(
    ([, select = '', first = '']) => {
      const isAsked = /\srequired\b/.test(select) && !/\s(?:multiple|size)\b/.test(select);
      return isAsked && !BEGINS_EMPTY.test(first) ? [`select-required: ${select}`] : [];
    },
  );

/** What is wrong with a page's HTML by the W3C's rules. */
export const findHtmlProblems = async (html: string): Promise<string[]> => {
  const report = await validator.validateString(html);
  const found = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  return [...found, ...findFullSelects(html)];
};
