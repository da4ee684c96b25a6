import type { BlockLoad } from '#features/pages/api.server';
import { applications } from '#kernel/messages/nl-applications';
import { findNearHome, readNear } from '../../server/near-home';
import type { definition } from './definition';
import type { Asked } from './props';

const { nearby: texts } = applications;

export const load: BlockLoad<typeof definition, Asked> = {
  load: async ({ host, params }, instances) => {
    const { text, km } = readNear(params);
    const data: Asked = { place: text, km };
    if (text !== '') {
      const { kind } = await findNearHome(host, { text, km });
      if (kind === 'wrong' || kind === 'unknown') data.error = texts[kind];
      if (kind === 'unknownPlace') data.error = texts.unknownPlace(text);
    }
    return new Map(instances.map(({ id }) => [id, data]));
  },
  tags: () => ['vacancy', 'location'],
};
