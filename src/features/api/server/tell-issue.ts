import type { z } from 'zod';
import { adminCallTexts } from '#kernel/messages/nl-api';

const texts = adminCallTexts.issues;

type Issue = z.core.$ZodIssue;

/** What has a size: a number by itself, a text by its characters, a list by its things. */
const sizes: Readonly<Record<string, keyof typeof texts.most>> = {
  string: 'text',
  array: 'list',
  set: 'list',
};
const sizeOf = (origin: string): keyof typeof texts.most => sizes[origin] ?? 'number';

/** The least that is taken of what has to be more than that, or as much. */
const leastOf = ({ minimum, inclusive = true }: z.core.$ZodIssueTooSmall): number =>
  Number(minimum) + (inclusive ? 0 : 1);

const mostOf = ({ maximum, inclusive = true }: z.core.$ZodIssueTooBig): number =>
  Number(maximum) - (inclusive ? 0 : 1);

/** What is wrong with a part of a body, in Dutch, of which the library's own words are English. */
export const tellIssue = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.message.endsWith('received undefined')) return texts.missing;
      return texts.types[issue.expected as keyof typeof texts.types] ?? texts.wrong;
    case 'too_small':
      return texts.least[sizeOf(issue.origin)](leastOf(issue));
    case 'too_big':
      return texts.most[sizeOf(issue.origin)](mostOf(issue));
    case 'invalid_value':
      return texts.oneOf(issue.values.map(String).join(', '));
    case 'unrecognized_keys':
      return texts.unknown(issue.keys.join(', '));
    default:
      return texts.wrong;
  }
};
