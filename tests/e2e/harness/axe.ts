import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The page must stand still: what fades has other colours on its way. */
const settled = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  );

/** Where a pin stands on a map is essential (WCAG 2.5.8), and the list says all that the map does. */
const isOnMap = (rule: string, html: string): boolean =>
  rule === 'target-size' && html.includes('leaflet-marker-icon');

/**
 * What stays at the foot of the screen (the phone's bar of filters, the office's that saves) covers some of a card or a
 * line until one scrolls.
 */
const isUnderBar = (id: string, html: string, summary: string): boolean =>
  id === 'target-size' &&
  ['data-card-sizes', 'data-card-color', 'data-bookmark', 'id="question-'].some((mark) =>
    html.includes(mark),
  ) &&
  summary.includes('obscured');

type AxeOf = {
  /** The page of the site in a frame isn't looked at: it is checked where it is a page, or is an attempt. */
  withoutFrames?: true;
};

/**
 * What axe finds wrong on the page, or in the part that `within` selects: `rule: element` each.
 * Only what is wrong is described: that takes a third of the time.
 */
export const violationsOf = async (
  page: Page,
  within?: string,
  { withoutFrames }: AxeOf = {},
): Promise<string[]> => {
  await settled(page);
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } });
  if (withoutFrames) axe.exclude('iframe');
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(
        ({ html, failureSummary = '' }) =>
          !isOnMap(id, html) && !isUnderBar(id, html, failureSummary),
      )
      .map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
};
