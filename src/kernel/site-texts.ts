/** Texts of the site that a chain may say in its own words: those that the server alone writes. */
import { enCart } from './messages/en-shop';
import { enUi } from './messages/en-ui';
import { newsletterTexts } from './messages/nl-newsletter';
import { orderTexts } from './messages/nl-orders';
import { cartTexts } from './messages/nl-shop';
import { siteTexts } from './messages/nl-site';
import { ui } from './messages/nl-ui';

export type SiteText = {
  /** By which it is stored and asked for. */
  name: string;
  /** Of its field: texts of one place begin the same. */
  wire: string;
  label: string;
  /** Characters. */
  most: number;
  /** It may be some sentences. */
  isLong?: true;
  /** What stands there otherwise. */
  dutch: string;
  /** Left out: there is no English of it, in its place is Dutch. */
  english?: string | undefined;
};

const { texts } = siteTexts;

/** Where an order's number comes in a text. */
export const NUMBER_MARK = '{nummer}';

/** The field of the order mail's own text: who writes that one writes those of all mails. */
export const MAIL_TEXT_FIELD = 'ordermail_intro';

const promise = (nth: number): SiteText => ({
  ...{ name: `promise${nth}`, wire: `promises_${nth}`, label: texts.promise(nth), most: 60 },
  ...{ dutch: texts.promises[nth - 1] ?? '', english: texts.promisesEnglish[nth - 1] ?? '' },
});

export const ownTexts: readonly SiteText[] = [
  ...[1, 2, 3].map(promise),
  {
    ...{ name: 'notFoundTitle', wire: 'notfound_title', label: texts.notFoundTitle, most: 60 },
    ...{ dutch: ui.notFound.title, english: enUi.notFound?.title },
  },
  {
    ...{ name: 'notFoundText', wire: 'notfound_text', label: texts.notFoundText, most: 300 },
    ...{ dutch: ui.notFound.text, english: enUi.notFound?.text, isLong: true },
  },
  {
    ...{ name: 'notFoundLinks', wire: 'notfound_links', label: texts.notFoundLinks, most: 60 },
    ...{ dutch: ui.notFound.links, english: enUi.notFound?.links },
  },
  {
    ...{ name: 'emptyCartTitle', wire: 'emptycart_title', label: texts.emptyCartTitle, most: 60 },
    ...{ dutch: cartTexts.emptyTitle, english: enCart.emptyTitle },
  },
  {
    ...{ name: 'emptyCartText', wire: 'emptycart_text', label: texts.emptyCartText, most: 200 },
    ...{ dutch: cartTexts.emptyText, english: enCart.emptyText, isLong: true },
  },
  {
    ...{ name: 'newsletterTitle', wire: 'letterbox_title', label: texts.newsletter, most: 60 },
    dutch: newsletterTexts.footer.title,
  },
  {
    ...{ name: 'orderMail', wire: MAIL_TEXT_FIELD, label: texts.orderMail, most: 400 },
    ...{ dutch: orderTexts.mail.intro(NUMBER_MARK), isLong: true },
  },
];

/** The name of its field, in the other language with an end behind it. */
export const ownTextWire = ({ wire }: SiteText, isEnglish: boolean): string =>
  isEnglish ? `${wire}_en` : wire;

/** The name of that field's property. */
export const ownTextName = ({ name }: SiteText, isEnglish: boolean): string =>
  `${name}${isEnglish ? 'TextEn' : 'Text'}`;

/** The names of the fields of all of them. */
export const ownTextWires: readonly string[] = ownTexts.flatMap((text) => [
  ownTextWire(text, false),
  ...(text.english === undefined ? [] : [ownTextWire(text, true)]),
]);
