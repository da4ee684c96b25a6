import type { Check } from '#features/entities/api.server';
import { isBuilt } from '#features/settings/api.server';
import type { NavigationItem } from '#features/settings/contract';
import { siteTexts as texts } from '#kernel/messages/nl-site';
import { MAIL_TEXT_FIELD, NUMBER_MARK } from '#kernel/site-texts';
import { isIban } from '#kernel/values/iban';
import { unknownMarks } from '#kernel/values/marks';
import {
  type OwnColors,
  tellContrast,
  themeColors,
  unreadable,
  wireOfColor,
} from '#kernel/values/theme-colors';
import { isFont, radii, themeFonts } from '#kernel/values/theme-fonts';
import { usualColors } from '#ui/theme/theme';

type Values = Record<string, unknown>;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Colours that are hard to read on each other, each told at the one that is to change. */
const colorProblems = (before: Values | null, after: Values): Record<string, string> => {
  const wires = themeColors.map(({ name }) => wireOfColor(name));
  if (wires.every((wire) => isSame(before?.[wire], after[wire]))) return {};
  const own = Object.fromEntries(
    themeColors.flatMap(({ name }) => {
      const color = after[wireOfColor(name)];
      return color ? [[name, color]] : [];
    }),
  ) as OwnColors;
  const problems: Record<string, string> = {};
  for (const { colour, other, ratio } of unreadable(usualColors, own)) {
    problems[wireOfColor(colour)] ??= texts.contrast(texts.colors[other], tellContrast(ratio));
  }
  return problems;
};

type Listed = { title: string; children?: Listed[]; items?: Listed[] };

/** A title that stands twice beside itself: neither reader nor machine could tell the two apart. */
const findTwice = (list: readonly Listed[]): string | undefined => {
  const titles = list.map(({ title }) => title.trim().toLowerCase());
  const twice = list.find(({ title }, at) => titles.indexOf(title.trim().toLowerCase()) !== at);
  if (twice) return twice.title;
  for (const { children = [], items = [] } of list) {
    const deeper = findTwice(children) ?? findTwice(items);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
};

const listProblem = (list: readonly NavigationItem[], canBeEmpty: boolean): string | undefined => {
  if (list.length === 0) return canBeEmpty ? undefined : texts.empty;
  const twice = findTwice(list as readonly Listed[]);
  return twice === undefined ? undefined : texts.sameTitle(twice);
};

const lists = ['navigation', 'footer', 'navigation_en', 'footer_en'];

/** What is wrong with what a site would be set to, beyond what its fields say of themselves. */
export const checkSite: Check = (_host, _tx, { before, after }) => {
  if (after === null) return { '': texts.notTaken };
  if (before === null) return { '': texts.notMade };
  const problems = colorProblems(before, after);
  for (const wire of lists) {
    if (isSame(before[wire], after[wire])) continue;
    const isOther = wire.endsWith('_en') && !after.home_en;
    const problem = listProblem(after[wire] as NavigationItem[], isOther);
    if (problem !== undefined) problems[wire] = problem;
  }
  const orderMail = String(after[MAIL_TEXT_FIELD] ?? '');
  const unknown = unknownMarks(orderMail, [NUMBER_MARK.slice(1, -1)]);
  if (unknown.length > 0 && !isSame(before[MAIL_TEXT_FIELD], after[MAIL_TEXT_FIELD])) {
    problems[MAIL_TEXT_FIELD] = texts.unknownMarks(unknown.join(', '), NUMBER_MARK);
  }
  const { iban, theme_radius: radius } = after;
  if (!isSame(before.iban, iban) && iban && !isIban(String(iban))) problems.iban = texts.ibanWrong;
  for (const wire of ['theme_text_font', 'theme_display_font']) {
    const font = after[wire];
    if (isFont(font) && !isBuilt(font) && !isSame(before[wire], font)) {
      problems[wire] = texts.fontNotBuilt(themeFonts[font].label);
    }
  }
  if (radius !== null && !radii.some((one) => one === radius)) {
    problems.theme_radius = radii.map(texts.radiusOf).join(', ');
  }
  return problems;
};
