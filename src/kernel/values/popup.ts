/** Popups as the API tells them (S3.6), and what follows from that. */
import type { PictureRef } from '../define/entity';

/** S3.6/2, in the order of their numbers. */
export const popupKinds = ['message', 'newsletter', 'newsletterdiscount', 'discount'] as const;
export type PopupKind = (typeof popupKinds)[number];

export type PopupLink = {
  href: string;
  target?: '_blank';
  /** It asks this before it posts the token to where it leads (S2.5/5). */
  confirm?: string;
};

/** `data` of a popup in the API. */
export type PopupData = {
  popupaction_id: number;
  popupposition_id: number;
  close_button: string;
  icon: string;
  times_shown: string;
  close_backgroundclick: string;
  open_period: number;
  close_period: number;
  after_equal: string;
  title_content: string;
  subtitle: string;
  intro: string;
  /** Cleaned HTML, as are `after_content` and `consent_text`. */
  content: string;
  link_text: string;
  link2_text: string;
  link3_text: string;
  link4_text: string;
  after_title: string;
  after_subtitle: string;
  after_introduction: string;
  after_content: string;
  title_submit: string;
  consent_text: string;
  images: readonly PictureRef[];
  images_after: readonly PictureRef[];
  before: { link?: PopupLink; link2?: PopupLink };
  after: { link?: PopupLink; link2?: PopupLink };
};

export type PopupItem = { id: number; data: PopupData };

/** What is drawn of a popup that is tried while it is made. */
export type PopupTrial = {
  popup: PopupItem;
  /** Its form's fields, as the fields call tells them. */
  fields: Readonly<Record<string, unknown>>;
  /** What stands for the code that it gives. */
  code: string | null;
  /** As it is once its form was sent. */
  isSent: boolean;
};

/** What a popup says in a step. */
export type PopupContent = {
  title: string;
  subtitle: string;
  intro: string;
  html: string;
  pictures: readonly PictureRef[];
  links: readonly (PopupLink & { text: string })[];
};

/** 1 to 4; whatever else is stored is a message. */
export const kindOf = ({ popupaction_id: id }: Pick<PopupData, 'popupaction_id'>): PopupKind =>
  popupKinds[id - 1] ?? 'message';

/** Whether a popup of that kind has a form. */
export const hasForm = (data: Pick<PopupData, 'popupaction_id'>): boolean =>
  kindOf(data) !== 'message';

/** Whether a code comes out of it. */
export const givesDiscount = (data: Pick<PopupData, 'popupaction_id'>): boolean =>
  ['newsletterdiscount', 'discount'].includes(kindOf(data));

const horizontals = ['left', 'center', 'right'] as const;
const verticals = ['top', 'middle', 'bottom'] as const;
export type PopupPosition = {
  horizontal: (typeof horizontals)[number];
  vertical: (typeof verticals)[number];
};

const MIDDLE = 5;

/** S4.4/7: 1 to 9, row by row from the left above; S4.4/8: whatever else is the middle. */
export const positionOf = (id: number): PopupPosition => {
  const at = (Number.isInteger(id) && id >= 1 && id <= 9 ? id : MIDDLE) - 1;
  return {
    horizontal: horizontals[at % 3] ?? 'center',
    vertical: verticals[Math.floor(at / 3)] ?? 'middle',
  };
};

export const isCentred = (id: number): boolean => {
  const { horizontal, vertical } = positionOf(id);
  return horizontal === 'center' && vertical === 'middle';
};

/**
 * S3.6/10, S4.4/8: how it is laid out: what it does, where it stands, on which side its picture and its
 * buttons are ('center' in both ways where it stands in the middle).
 */
export const layoutOf = (
  data: Pick<PopupData, 'popupaction_id' | 'popupposition_id'>,
): { kind: string; position: PopupPosition } => {
  const position = positionOf(data.popupposition_id);
  const vertical = position.vertical === 'middle' ? 'center' : position.vertical;
  const kind = [kindOf(data), position.horizontal, vertical, 'start', 'bottom'].join('_');
  return { kind, position };
};

const linksOf = (
  links: PopupData['before'],
  texts: readonly [string, string],
): PopupContent['links'] =>
  [links.link, links.link2].flatMap((link, at) => {
    const text = texts[at]?.trim() ?? '';
    return link?.href && text !== '' ? [{ ...link, text }] : [];
  });

const before = (data: PopupData): PopupContent => ({
  title: data.title_content,
  subtitle: data.subtitle,
  intro: data.intro,
  html: data.content,
  pictures: data.images,
  links: linksOf(data.before, [data.link_text, data.link2_text]),
});

const after = (data: PopupData): PopupContent => ({
  title: data.after_title,
  subtitle: data.after_subtitle,
  intro: data.after_introduction,
  html: data.after_content,
  pictures: data.images_after,
  links: linksOf(data.after, [data.link3_text, data.link4_text]),
});

/** S4.4/1, S4.4/5, S2.10/6: what it says before its form was sent (step 0), and after. */
export const contentOf = (data: PopupData, step: number): PopupContent =>
  step > 0 && data.after_equal !== 'Y' ? after(data) : before(data);

/** S4.4/5: whether any of its content is set. */
export const hasContent = ({ title, subtitle, intro, html, links }: PopupContent): boolean =>
  [title, subtitle, intro, html].some((text) => text.trim() !== '') || links.length > 0;

/** S4.4/6: a message without pictures and content is not shown; a form says enough. */
export const isShowable = (data: PopupData): boolean => {
  const content = contentOf(data, 0);
  return hasForm(data) || hasContent(content) || content.pictures.length > 0;
};
