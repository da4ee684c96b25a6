import { Children, type ReactNode } from 'react';
import { Slider, type SliderProps } from '#ui/slider.view';

/** `slides`: each block in its slot is one. */
export type SliderBlockProps = Omit<SliderProps, 'slides'> & { slides: unknown };

/** A slider of whatever an editor put in it. */
export default function SliderBlock({ slides, ...rest }: SliderBlockProps) {
  const all = Children.toArray(slides as ReactNode).map((node, index) => ({ key: index, node }));
  return <Slider {...rest} slides={all} />;
}
