import { passwordError } from '#features/accounts/api.server';
import { readSent } from '#features/entities/api.server';
import { getSite } from '#features/settings/api.server';
import { staff as limits } from '#kernel/limits-staff';
import { setupTexts as texts } from '#kernel/messages/nl-setup';
import { siteTexts } from '#kernel/messages/nl-site';
import { staffAccountTexts } from '#kernel/messages/nl-staff-account';
import { isStandardEmail } from '#kernel/values/email';
import { colorsOfBrand, OWN_PALETTE, palettes } from '#kernel/values/palettes';
import {
  isColor,
  type OwnColors,
  tellContrast,
  themeColors,
  unreadable,
  wireOfColor,
} from '#kernel/values/theme-colors';
import type { Host } from '#platform/host';
import { usualColors } from '#ui/theme/theme';
import type { SetupAnswers, SetupField, Values } from '../../contract';
import { setupFieldsOf, siteFieldsOf, siteWires } from './fields';

/** All that is asked. */
export const listSetupFields = (host: Host): SetupField[] =>
  setupFieldsOf(host, staffAccountTexts.passwordHint);

/** As people write numbers of their firm: with dots and spaces between. */
const withoutMarks = (text: string): string => text.replaceAll(/[\s.-]/g, '').toUpperCase();

/** What was typed, as it is meant. Of passwords nothing is changed. */
export const tidyAnswer = ({ name, kind }: SetupField, typed: string): string => {
  if (kind === 'password') return typed;
  const text = typed.trim();
  if (name === 'kvk' || name === 'vat') return withoutMarks(text);
  return kind === 'color' ? text.toLowerCase() : text;
};

/** The colours that were chosen; undefined: those of the platform stay. */
const colorsIn = ({ palette, brand = '', accent = '' }: SetupAnswers): OwnColors | undefined => {
  if (palette === OWN_PALETTE) {
    if (!isColor(brand)) return undefined;
    // At a terminal the brand's colour is judged before the accent was asked.
    const known = isColor(accent) ? accent : usualColors.accent;
    return colorsOfBrand(usualColors, { brand, accent: known });
  }
  const [usual, ...others] = palettes;
  const chosen = others.find(({ value }) => value === palette);
  return chosen && usual ? colorsOfBrand(usualColors, chosen) : undefined;
};

/** Why a brand's colour can't be read on what pages are made of; undefined: it can. */
const contrastProblem = (answers: SetupAnswers): string | undefined => {
  const [wrong] = unreadable(usualColors, colorsIn(answers) ?? {});
  return wrong && siteTexts.contrast(siteTexts.colors[wrong.other], tellContrast(wrong.ratio));
};

type Checked = { answers: SetupAnswers; answer: string };
type Check = (host: Host, given: Checked) => string | undefined | Promise<string | undefined>;

const isOwn = ({ palette }: SetupAnswers): boolean => palette === OWN_PALETTE;

const ofLookAndAdmin: Readonly<Record<string, Check>> = {
  palette: (_, { answer }) =>
    [...palettes.map(({ value }) => value), OWN_PALETTE].includes(answer)
      ? undefined
      : texts.paletteWrong,
  brand: (_, { answer, answers }) => {
    if (!isOwn(answers)) return undefined;
    return isColor(answer) ? contrastProblem(answers) : texts.colorWrong;
  },
  accent: (_, { answer, answers }) =>
    isOwn(answers) && !isColor(answer) ? texts.colorWrong : undefined,
  admin_name: (_, { answer }) => {
    if (answer === '') return texts.nameMissing;
    return answer.length > limits.name ? texts.nameLong(limits.name) : undefined;
  },
  admin_email: (_, { answer }) => (isStandardEmail(answer) ? undefined : texts.emailWrong),
  password: (host, { answer, answers }) => {
    const { admin_email: email = '', admin_name: name = '', name: shop = '' } = answers;
    const domain = new URL(host.config.siteUrl).hostname;
    return passwordError(answer, [shop, getSite(host).slug, domain, email, name]);
  },
  password_again: (_, { answer, answers }) =>
    answer === answers.password ? undefined : texts.notSame,
};

/** What is wrong with an answer, in Dutch; undefined: nothing. */
export const checkAnswer = async (
  host: Host,
  { name }: SetupField,
  answers: SetupAnswers,
): Promise<string | undefined> => {
  const answer = answers[name] ?? '';
  const check = ofLookAndAdmin[name];
  if (check) return check(host, { answer, answers });
  const field = siteFieldsOf(host).get(name);
  if (!field) return undefined;
  return readSent([field], { [name]: answer }, { mayWrite: () => true }).problems[name];
};

/** What is wrong with the answers to some questions, by the names of fields. */
export const checkAnswers = async (
  host: Host,
  fields: readonly SetupField[],
  answers: SetupAnswers,
): Promise<Record<string, string>> => {
  const told: Record<string, string> = {};
  for (const field of fields) {
    const problem = await checkAnswer(host, field, answers);
    if (problem !== undefined) told[field.name] = problem;
  }
  return told;
};

/** The site as it was answered to be, by its fields' names on the wire. */
export const siteDataIn = (answers: SetupAnswers): Values => {
  const colors = colorsIn(answers) ?? {};
  return {
    ...Object.fromEntries(siteWires.map((wire) => [wire, answers[wire] ?? ''])),
    trade_name: answers.name ?? '',
    ...Object.fromEntries(
      themeColors.flatMap(({ name }) =>
        colors[name] === undefined ? [] : [[wireOfColor(name), colors[name]]],
      ),
    ),
  };
};
