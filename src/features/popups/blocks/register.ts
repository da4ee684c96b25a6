import { createElement } from 'react';
import { registerBlock } from '#features/pages/api.server';
import type { Host } from '#platform/host';
import { DetailPopup } from '../site/detail-popup.view';
import { detailPopupBlock } from './definitions';

/** The block with the promotional popup. */
export const registerPopupBlock = (host: Host): void =>
  registerBlock(host, {
    definition: detailPopupBlock,
    ownSection: true,
    view: ({ instance: { settings } }) => {
      const { picture, ...rest } = settings;
      if (settings.title === '' && settings.intro === '') return null;
      return createElement(DetailPopup, { ...rest, ...(picture && { picture }) });
    },
  });
