import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { languageOf, one, readParams } from '#features/pages/api.server';
import { notFound } from '#kernel/errors';
import { errorTexts } from '#kernel/messages/nl-errors';
import { readWholeNumber } from '#kernel/values/whole-number';
import { field, path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { htmlHeaders } from '#platform/http/send-page';
import { withLanguage } from '#ui/language';
import { CardSizes } from '../site/card-sizes.view';
import { findProduct } from './detail';

/** The sizes of an article in one colour, to stand on its card: they are not in each card of a list. */
export const addCardSizes = (host: Host): void => {
  host.app.get(`${path.cardSizes}/:access`, async (request, reply) => {
    const { access } = request.params as { access: string };
    const colorId = readWholeNumber(one(readParams(request.query), field.colorId));
    const product = await findProduct(host, access, { colorId });
    if (!product) throw notFound(errorTexts.gone.page);
    const language = languageOf(host, request);
    const html = renderToStaticMarkup(
      withLanguage(language, createElement(CardSizes, { product })),
    );
    return reply.headers({ ...htmlHeaders, 'cache-control': 'no-store' }).send(html);
  });
};
