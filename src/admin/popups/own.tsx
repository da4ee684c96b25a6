import type { ToldField, Values } from '#features/office/contract';
import { popupEditorTexts } from '#kernel/messages/nl-popup-editor';
import { NumberValue } from '../inputs/numbers';
import type { ValueInput } from '../inputs/types';
import { ClosesValue, OpensValue, PositionValue, ShownValue, tellPeriod } from './choices';
import { ConditionsValue } from './conditions';
import { TargetsValue } from './targets';

const texts = popupEditorTexts.sections;

const inputs: Readonly<Record<string, ValueInput>> = {
  popupaction_id: { Input: NumberValue, help: '' },
  popupposition_id: { Input: PositionValue, isGroup: true, help: '' },
  times_shown: { Input: ShownValue },
  open_period: { Input: OpensValue, tell: tellPeriod, isNeverEmpty: true },
  close_period: { Input: ClosesValue, tell: tellPeriod, isNeverEmpty: true },
  conditions: { Input: ConditionsValue, isGroup: true },
  targets: { Input: TargetsValue, isGroup: true, help: '' },
};

/** Inputs that popups alone have; they say themselves what stands in their help. */
export const popupInput = ({ name }: ToldField): ValueInput | undefined => inputs[name];

/** The fields of a popup under their titles, in the order in which one is made. */
export const popupSections: readonly (readonly [title: string, names: readonly string[]])[] = [
  [
    texts.says,
    [
      ...['popupaction_id', 'title_content', 'subtitle', 'intro', 'content', 'icon', 'images'],
      ...['before', 'link_text', 'link2_text'],
    ],
  ],
  [texts.form, ['fields', 'title_submit', 'consent_text', 'discount_offer_id', 'captcha']],
  [
    texts.after,
    [
      ...['after_equal', 'after_title', 'after_subtitle', 'after_introduction', 'after_content'],
      ...['images_after', 'after', 'link3_text', 'link4_text'],
    ],
  ],
  [texts.where, ['targets', 'open_period', 'times_shown', 'conditions', 'schedule', 'seq']],
  [texts.ways, ['popupposition_id', 'close_button', 'close_backgroundclick', 'close_period']],
];

const MESSAGE = 1;
const codes: readonly unknown[] = [3, 4];
const ofForm = new Set([...(popupSections[1]?.[1] ?? []), ...(popupSections[2]?.[1] ?? [])]);
const whereItDiffers = new Set((popupSections[2]?.[1] ?? []).slice(1));

/** What a popup of its kind has no use for; what was typed there stays. */
export const isIdle = ({ name }: ToldField, values: Values): boolean =>
  (values.popupaction_id === MESSAGE && ofForm.has(name)) ||
  (name === 'discount_offer_id' && !codes.includes(values.popupaction_id)) ||
  (values.after_equal === 'Y' && whereItDiffers.has(name));
