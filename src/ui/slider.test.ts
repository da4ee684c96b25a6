import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type PerDevice, sliderChoices, sliders } from '#kernel/limits-content';

const css = readFileSync(new URL('slider.module.css', import.meta.url), 'utf8');

test.each(['desktop', 'tablet', 'mobile'] satisfies (keyof PerDevice)[])(
  'S9.9/4 what an editor may have in view on %s has its width in the style sheet',
  (device) => {
    const own = Object.values(sliders).map(({ perView }) => perView[device]);
    for (const across of new Set([...sliderChoices.perView[device], ...own])) {
      expect(css).toContain(
        `.slider[data-${device}='${across}'] {\n${device === 'mobile' ? '' : '  '}  --across: ${across};`,
      );
    }
  },
);
