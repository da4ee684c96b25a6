import { readSliderLook } from '#fields/slider-settings';
import type { BlockInput } from '#kernel/define/block';
import { cookieBlockTexts } from '#kernel/messages/nl-cookies';
import type { CookieRow } from '../../site/cookie-table.view';
import type { definition } from './definition';
import type { CookieSliderProps } from './view';

export const propsOf = ({
  id,
  settings,
  data: cookies = [],
}: BlockInput<typeof definition, readonly CookieRow[]>): CookieSliderProps | null =>
  cookies.length === 0
    ? null
    : {
        id: `slider-${id}`,
        title: settings.title,
        intro: settings.intro,
        label: cookieBlockTexts.all,
        look: readSliderLook(settings),
        cookies,
      };
