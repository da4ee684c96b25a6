import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getSite, shownFrame } from '#features/settings/api.server';
import type { Host } from '#platform/host';
import { withLanguage } from '#ui/language';
import type { CartView } from '../contract';
import { CartPopover } from '../site/cart-popover.view';
import { emptyTexts } from './empty-texts';
import { findPayWays } from './pay-ways';
import { findPopular } from './popular';
import { visitorToken } from './token';

/** The cart as a fragment, for the popover (S7.3/1, S7.3/2). */
export const renderCartPopover = async (
  host: Host,
  cart: CartView,
  sessionId: string | undefined,
  language: string,
  /** HTML of what is told of an empty cart. */
  told = '',
): Promise<string> => {
  const isEmpty = cart.lines.length === 0;
  const [payWays, popular] = await Promise.all([
    findPayWays(host, cart),
    isEmpty ? findPopular(host) : [],
  ]);
  return renderToStaticMarkup(
    withLanguage(
      language,
      createElement(CartPopover, {
        cart,
        told,
        payWays,
        popular,
        own: emptyTexts(host, language),
        token: visitorToken(host, sessionId),
        links: shownFrame(host, language).navigation.map(({ title, href }) => ({
          title,
          href,
        })),
      }),
      getSite(host).language,
    ),
  );
};
