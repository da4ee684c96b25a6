import { levelOf } from '#fields/block-settings';
import type { BlockInput } from '#kernel/define/block';
import { nearField } from '../../site/near-field';
import type { definition } from './definition';
import type { NearbyProps } from './view';

/** What was asked, and what is wrong with it. */
export type Asked = Pick<NearbyProps, 'place' | 'km' | 'error'>;

export const propsOf = ({
  settings,
  data,
  page,
}: BlockInput<typeof definition, Asked>): NearbyProps | null =>
  data
    ? {
        ...data,
        title: settings.title,
        intro: settings.intro,
        picture: settings.picture ?? undefined,
        level: levelOf(settings.level),
        names: nearField,
        page: page.path,
      }
    : null;
