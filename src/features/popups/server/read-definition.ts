import { getTableColumns } from 'drizzle-orm';
import { z } from 'zod';
import { popupServerTexts } from '#kernel/messages/nl-popups';
import type { NewPopup } from './store';
import { popups } from './tables';

const texts = popupServerTexts.definition;

const line = z.string();
const mark = z.enum(['Y', 'N']);
const count = z.number().int();
const record = z.record(z.string(), z.unknown());

const link = z.strictObject({
  href: z.string(),
  target: z.literal('_blank').optional(),
  confirm: z.string().optional(),
});
const links = z.strictObject({ link: link.optional(), link2: link.optional() });
const pictures = z.array(
  z.strictObject({
    key: z.string().min(1),
    width: count.positive(),
    height: count.positive(),
    alt: z.string(),
  }),
);

/** What a popup belongs to: an item by its number, or a page by its path. */
const target = z.union([
  z.strictObject({ page: z.string().startsWith('/') }),
  z.strictObject({ module: z.string(), id: count.positive() }),
]);

/** A popup as a file has it: the names of the API (S3.6), and what the API doesn't tell. */
const schema = z.strictObject({
  id: count.positive().optional(),
  title: z.string().trim().min(1),
  state: z.enum(['Online', 'Offline']).optional(),
  seq: count.optional(),
  popupaction_id: count.optional(),
  popupposition_id: count.optional(),
  close_button: mark.optional(),
  icon: line.optional(),
  times_shown: line.optional(),
  close_backgroundclick: mark.optional(),
  open_period: count.optional(),
  close_period: count.optional(),
  after_equal: mark.optional(),
  title_content: line.optional(),
  subtitle: line.optional(),
  intro: line.optional(),
  content: line.optional(),
  link_text: line.optional(),
  link2_text: line.optional(),
  link3_text: line.optional(),
  link4_text: line.optional(),
  after_title: line.optional(),
  after_subtitle: line.optional(),
  after_introduction: line.optional(),
  after_content: line.optional(),
  title_submit: line.optional(),
  consent_text: line.optional(),
  images: pictures.optional(),
  images_after: pictures.optional(),
  before: links.optional(),
  after: links.optional(),
  fields: z.array(record).optional(),
  captcha: z.boolean().optional(),
  schedule: record.optional(),
  conditions: record.optional(),
  discount_offer_id: count.positive().optional(),
  targets: z.array(target).default([]),
});

export type PopupPlace = z.infer<typeof target>;

const keys = new Map(
  Object.entries(getTableColumns(popups)).map(([key, column]) => [column.name, key]),
);

const sayProblem = (issue: z.core.$ZodIssue): string =>
  issue.code === 'unrecognized_keys'
    ? texts.strange(issue.keys.join(', '))
    : texts.wrong(issue.path.join('.'));

type Definition = { popup: NewPopup; places: readonly PopupPlace[] };

/** Reads a popup from a file; in place of it, what is wrong with its shape. */
export const readDefinition = (raw: unknown): Definition | { problem: string } => {
  const read = schema.safeParse(raw);
  if (!read.success) return { problem: read.error.issues.map(sayProblem).join(' ') };
  const { targets, ...popup } = read.data;
  const entries = Object.entries(popup).map(([name, value]) => [keys.get(name) ?? name, value]);
  return { popup: Object.fromEntries(entries) as NewPopup, places: targets };
};
