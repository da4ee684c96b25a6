import { createElement } from 'react';
import { registerBlock } from '#features/pages/api.server';
import { applications } from '#kernel/messages/nl-applications';
import type { Host } from '#platform/host';
import { findNearHome, nearField, readNear } from '../server/near-home';
import { Nearby, type NearbyProps } from '../site/nearby.view';
import { nearbyBlock } from './definition';

const { nearby: texts } = applications;

type Data = Pick<NearbyProps, 'place' | 'km' | 'error'>;

/** The block that asks for a postcode. */
export const registerNearbyBlock = (host: Host): void => {
  registerBlock(host, {
    definition: nearbyBlock,
    load: async ({ params }, instances): Promise<Map<number | string, Data>> => {
      const { text, km } = readNear(params);
      const data: Data = { place: text, km };
      if (text !== '') {
        const { kind } = await findNearHome(host, { text, km });
        if (kind === 'wrong' || kind === 'unknown') data.error = texts[kind];
        if (kind === 'unknownPlace') data.error = texts.unknownPlace(text);
      }
      return new Map(instances.map(({ id }) => [id, data]));
    },
    view: ({ instance: { settings }, data, context }) =>
      data &&
      createElement(Nearby, {
        ...data,
        title: settings.title,
        intro: settings.intro,
        picture: settings.picture ?? undefined,
        level: settings.level === '1' ? 1 : 2,
        names: nearField,
        page: context.path,
      }),
    tags: () => ['vacancy', 'location'],
  });
};
