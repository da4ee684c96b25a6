import { Children, createElement, Fragment, type ReactNode } from 'react';
import { fillFactsInHtml } from '#features/settings/api.server';
import { readSliderLook } from '#fields/slider-settings';
import { readLinkLines } from '#kernel/values/link-lines';
import type { Host } from '#platform/host';
import { sanitizeRichText } from '#platform/sanitize/sanitize';
import { type Slide, Slider } from '#ui/slider.view';
import { registerBlock } from '../server/blocks';
import { findSubPages } from '../server/sub-pages';
import { CallToAction } from '../site/call-to-action.view';
import { Columns } from '../site/columns.view';
import { Gallery, GalleryItem } from '../site/gallery.view';
import { Hero } from '../site/hero.view';
import { PictureBlock } from '../site/picture-block.view';
import { RichText } from '../site/rich-text.view';
import { Spacer } from '../site/spacer.view';
import { SubNavigation } from '../site/sub-navigation.view';
import { Tile, Tiles } from '../site/tiles.view';
import {
  bannerSliderBlock,
  callToActionBlock,
  columnsBlock,
  galleryBlock,
  galleryItemBlock,
  heroBlock,
  pictureBlock,
  richTextBlock,
  sliderBlock,
  spacerBlock,
  subNavigationBlock,
  tileBlock,
  tilesBlock,
} from './definitions';

/** Each block in a slider's slot is a slide. */
const slidesOf = ({ slides }: Record<string, unknown>): Slide[] =>
  Children.toArray(slides as ReactNode).map((node, index) => ({ key: index, node }));

const registerSliders = (host: Host): void => {
  registerBlock(host, {
    definition: bannerSliderBlock,
    slides: true,
    view: ({ instance: { id, settings, slots } }) =>
      createElement(
        Fragment,
        null,
        settings.title && createElement('h1', { className: 'visually-hidden' }, settings.title),
        createElement(Slider, {
          id: `slider-${id}`,
          label: settings.label,
          look: readSliderLook(settings),
          slides: slidesOf(slots),
          banner: true,
        }),
      ),
  });
  registerBlock(host, {
    definition: sliderBlock,
    slides: true,
    view: ({ instance: { id, settings, slots } }) =>
      createElement(Slider, {
        id: `slider-${id}`,
        title: settings.title,
        intro: settings.intro,
        label: settings.label,
        more: settings.moreLink
          ? { label: settings.moreLabel, href: settings.moreLink }
          : undefined,
        look: readSliderLook(settings),
        slides: slidesOf(slots),
      }),
  });
};

/** The blocks that any page is built of. */
export const registerPageBlocks = (host: Host): void => {
  registerBlock(host, {
    definition: heroBlock,
    picture: ({ settings }) => settings.picture,
    view: ({ instance: { settings } }) =>
      createElement(Hero, {
        ...settings,
        picture: settings.picture ?? undefined,
        level: settings.level === '2' ? 2 : 1,
      }),
  });
  registerSliders(host);
  registerBlock(host, {
    definition: richTextBlock,
    load: async (_, instances) =>
      new Map(
        await Promise.all(
          instances.map(
            async ({ id, settings }) => [id, await fillFactsInHtml(host, settings.html)] as const,
          ),
        ),
      ),
    view: ({ instance: { settings }, data = '' }) =>
      createElement(RichText, {
        title: settings.title,
        action:
          settings.link && settings.linkText
            ? { link: settings.link, text: settings.linkText }
            : undefined,
        html: sanitizeRichText(data),
        place: settings.place as 'start' | 'middle',
      }),
  });
  registerBlock(host, {
    definition: pictureBlock,
    picture: ({ settings }) => settings.picture,
    view: ({ instance: { settings } }) =>
      createElement(PictureBlock, {
        ...settings,
        picture: settings.picture ?? undefined,
        width: settings.width as 'text' | 'page' | 'full',
      }),
  });
  registerBlock(host, {
    definition: galleryBlock,
    view: ({ instance: { settings, slots } }) =>
      createElement(Gallery, settings, slots.items as ReactNode),
  });
  registerBlock(host, {
    definition: galleryItemBlock,
    ownSection: true,
    picture: ({ settings }) => settings.picture,
    view: ({ instance: { settings } }) =>
      createElement(GalleryItem, { ...settings, picture: settings.picture ?? undefined }),
  });
  registerBlock(host, {
    definition: tilesBlock,
    ownSection: true,
    view: ({ instance: { settings, slots } }) =>
      createElement(Tiles, settings, slots.items as ReactNode),
  });
  registerBlock(host, {
    definition: tileBlock,
    ownSection: true,
    picture: ({ settings }) => settings.picture,
    view: ({ instance: { settings } }) =>
      createElement(Tile, { ...settings, picture: settings.picture ?? undefined }),
  });
  registerBlock(host, {
    definition: subNavigationBlock,
    load: async ({ host: own, pageId }, instances) => {
      const below = pageId === undefined ? undefined : await findSubPages(own, pageId);
      return new Map(below ? instances.map(({ id }) => [id, below] as const) : []);
    },
    view: ({ instance: { settings }, data, context }) =>
      data
        ? createElement(SubNavigation, {
            title: settings.title || data.title,
            pages: data.pages,
            currentPath: context.path,
          })
        : null,
    tags: () => ['pages'],
  });
  registerBlock(host, {
    definition: callToActionBlock,
    picture: ({ settings }) => settings.picture,
    view: ({ instance: { settings } }) =>
      createElement(CallToAction, {
        ...settings,
        picture: settings.picture ?? undefined,
        tone: settings.tone as 'green' | 'paper' | 'plain',
        links: readLinkLines(settings.links),
      }),
  });
  registerBlock(host, {
    definition: columnsBlock,
    view: ({ instance: { settings, slots } }) =>
      createElement(Columns, {
        ratio: settings.ratio as 'equal' | 'first' | 'last',
        columns: ['first', 'second', 'third']
          .map((name) => slots[name] as ReactNode)
          .filter(Boolean),
      }),
  });
  registerBlock(host, {
    definition: spacerBlock,
    view: ({ instance: { settings } }) =>
      createElement(Spacer, {
        size: settings.size as 'small' | 'medium' | 'large',
        rule: settings.rule,
      }),
  });
};
