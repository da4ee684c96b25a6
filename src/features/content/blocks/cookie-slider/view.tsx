import { Slider, type SliderProps } from '#ui/slider.view';
import { CookieCard } from '../../site/cookie-card.view';
import type { CookieRow } from '../../site/cookie-table.view';

export type CookieSliderProps = Omit<SliderProps, 'slides'> & { cookies: readonly CookieRow[] };

/** Cookies side by side. */
export default function CookieSlider({ cookies, ...rest }: CookieSliderProps) {
  const slides = cookies.map((cookie) => ({
    key: cookie.name,
    node: <CookieCard cookie={cookie} />,
  }));
  return <Slider {...rest} slides={slides} />;
}
