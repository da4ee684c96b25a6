import type { FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { serveOwnPage } from '#features/pages/api.server';
import { findOffers } from '#features/promotions/api.server';
import { popupPreviewTexts as texts } from '#kernel/messages/nl-popup-preview';
import { givesDiscount, hasForm, isShowable, type PopupTrial } from '#kernel/values/popup';
import { POPUP_TRIAL, POPUPS } from '#kernel/wire-popups';
import type { Host } from '#platform/host';
import { escapeHtml } from '#platform/render/document';
import { TrialPage } from '../site/trial-page.view';
import { withDays } from './kept';
import { type Popup, readPopup } from './popup';
import type { TargetValue } from './stored';
import type { popups } from './tables';

/** A popup as it would be if it were saved. */
export type TriedPopup = { row: typeof popups.$inferSelect; targets: readonly TargetValue[] };

const readTrial = async (host: Host, { row }: TriedPopup): Promise<Popup> => {
  const [offer] = row.discountOfferId ? await findOffers(host.db, [row.discountOfferId]) : [];
  return readPopup(host, withDays(row, offer?.validDays), { links: [], isOver: false });
};

const trialOf = ({ id, data, records }: Popup, isSent: boolean): PopupTrial => ({
  popup: { id, data },
  fields: hasForm(data) ? records : {},
  code: givesDiscount(data) ? texts.code : null,
  isSent: isSent && hasForm(data),
});

/**
 * Shows a popup open, as visitors would have it, on a page with nothing on it. `isSent`: as it is once its form
 * was sent. The script sends nothing of it (`browser/popups/trial`).
 */
export const showPopupTrial = async (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  { tried, isSent }: { tried: TriedPopup; isSent: boolean },
): Promise<FastifyReply> => {
  const popup = await readTrial(host, tried);
  const isThere = isShowable(popup.data);
  const trial = escapeHtml(JSON.stringify(trialOf(popup, isSent)));
  return serveOwnPage(host, request, reply, async () => ({
    title: texts.title,
    main: renderToStaticMarkup(createElement(TrialPage, { isEmpty: !isThere })),
    ...(isThere && { end: `<div hidden ${POPUPS}="[]" ${POPUP_TRIAL}="${trial}"></div>` }),
    ...{ bare: 'alive', noindex: true, tags: [] },
  }));
};
