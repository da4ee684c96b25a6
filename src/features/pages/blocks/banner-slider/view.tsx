import { Children, type ReactNode } from 'react';
import { Slider, type SliderProps } from '#ui/slider.view';

export type BannerSliderProps = Pick<SliderProps, 'id' | 'label' | 'look'> & {
  /** The page's, for those who hear it. */
  title: string;
  /** Each block in its slot is a slide. */
  slides: unknown;
};

/** Large pictures with words that give way to one another. */
export default function BannerSlider({ title, slides, ...rest }: BannerSliderProps) {
  return (
    <>
      {title && <h1 className="visually-hidden">{title}</h1>}
      <Slider {...rest} slides={slidesOf(slides)} banner />
    </>
  );
}

const slidesOf = (slides: unknown) =>
  Children.toArray(slides as ReactNode).map((node, index) => ({ key: index, node }));
