const base = '/webcore/productstockalert';

/** Where a visitor is told to look in his mail. */
export const askedPath = `${base}/asked`;
/** Where a request is confirmed, from the mail. */
export const confirmPath = (token: string): string => `${base}/confirm/${token}`;
/** Where it is stopped; a mail program may post there by itself (RFC 8058). */
export const stopPath = (token: string): string => `${base}/stop/${token}`;

/** The form's fields (S7.3/7). */
export const alertField = {
  productId: 'productId',
  colorId: 'colorId',
  sizeId: 'sizeId',
  locationId: 'locationId',
  email: 'email',
} as const;

/** What a background post answers (S7.3/8): one of the two. */
export type AlertReply = { success: string } | { error: AlertProblems };

/** What is wrong with what was asked; in `fields` those of the texts that are about one field. */
export type AlertProblems = {
  danger: string[];
  fields: Partial<Record<keyof typeof alertField, string>>;
};
