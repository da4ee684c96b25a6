import { createElement } from 'react';
import type { ServerBlock } from '#features/pages/api.server';
import { readSliderLook } from '#fields/slider-settings';
import { sliders } from '#kernel/limits-content';
import { Slider } from '#ui/slider.view';
import type { EntityIndex } from '../server/entity-index';
import { Picked } from '../site/picked.view';
import { pickCards } from './pick.server';
import { entitySliderBlock, viewBlock } from './slider.block';

type Cards = Awaited<ReturnType<typeof pickCards>>;
type SliderBlock = ServerBlock<ReturnType<typeof entitySliderBlock>['settings'], Cards>;
type ViewBlock = ServerBlock<ReturnType<typeof viewBlock>['settings'], Cards>;

const loading =
  (index: EntityIndex): NonNullable<(SliderBlock & ViewBlock)['load']> =>
  async (context, instances) =>
    new Map(
      await Promise.all(
        instances.map(
          async ({ id, settings }) => [id, await pickCards(context, index, settings)] as const,
        ),
      ),
    );

const moreOf = ({ moreLabel, moreLink }: { moreLabel: string; moreLink: string }) =>
  moreLink === '' ? undefined : { label: moreLabel, href: moreLink };

const levelOf = ({ level }: { level: string }) => (level === '1' ? 1 : 2);

/** The slider of an entity (S2.12/15); nothing when there is nothing in it. */
export const serverSlider = (index: EntityIndex): SliderBlock => {
  const { entity, slider } = index.source;
  return {
    definition: entitySliderBlock(entity.name, entity.label.many, slider ?? sliders.usual),
    load: loading(index),
    view: ({ instance: { id, settings }, data = [] }) =>
      data.length === 0
        ? null
        : createElement(Slider, {
            id: `slider-${id}`,
            title: settings.title,
            level: levelOf(settings),
            intro: settings.intro,
            label: entity.label.many,
            more: moreOf(settings),
            look: readSliderLook(settings),
            slides: data.map(({ id: item, html }) => ({ key: item, html })),
          }),
    tags: () => [entity.access],
  };
};

/** Items that an editor chose (S2.12/1). */
export const serverView = (index: EntityIndex): ViewBlock => {
  const { entity, columns } = index.source;
  return {
    definition: viewBlock(entity.name, entity.label.many),
    load: loading(index),
    view: ({ instance: { id, settings }, data = [] }) =>
      data.length === 0
        ? null
        : createElement(Picked, {
            id: `gekozen-${id}`,
            title: settings.title,
            level: levelOf(settings),
            intro: settings.intro,
            label: entity.label.many,
            more: moreOf(settings),
            layout: settings.layout === 'list' ? 'list' : 'grid',
            columns: settings.columns || columns,
            moduleAccess: entity.access,
            cards: data,
          }),
    tags: () => [entity.access],
  };
};
