import { one, type Params } from '#features/pages/api.server';
import { reviews as limits } from '#kernel/limits-reviews';
import { reviewTexts } from '#kernel/messages/nl-reviews';
import { lineOf } from '#platform/http/params';
import { type ReviewErrors, type ReviewValues, reviewField } from '../contract';

const { problems } = reviewTexts.write;

/** What was typed, tidied: it is shown again as it is. */
export const readReview = (params: Params): ReviewValues => ({
  rating: lineOf(params, reviewField.rating).slice(0, 10),
  title: lineOf(params, reviewField.title),
  text: (one(params, reviewField.text) ?? '').replaceAll('\r\n', '\n').trim(),
  name: lineOf(params, reviewField.name),
});

const lengthOf = (text: string): number => [...text].length;

const nameProblem = (name: string): string | undefined => {
  if (!/\p{L}/u.test(name)) return problems.name;
  return lengthOf(name) > limits.longestName ? problems.nameLong : undefined;
};

/** What can be seen of a text: no spaces, and no signs without width. */
const seenIn = (text: string): string => text.replace(/[\p{Z}\p{C}]+/gu, '');

const textProblem = (text: string): string | undefined => {
  const length = lengthOf(text);
  if (lengthOf(seenIn(text)) < limits.shortestText) return problems.text;
  return length > limits.longestText ? problems.textLong(length) : undefined;
};

/** What is wrong with it, by field. */
export const checkReview = ({ rating, title, text, name }: ReviewValues): ReviewErrors => {
  const found: ReviewErrors = {
    rating: /^[1-5]$/.test(rating) ? undefined : problems.rating,
    title: lengthOf(title) > limits.longestTitle ? problems.title : undefined,
    text: textProblem(text),
    name: nameProblem(name),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
};
