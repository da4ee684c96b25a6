import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** A section with cards and its filters, as a visitor finds them on a page. */
export class Listing {
  readonly section: Locator;
  readonly status: Locator;
  readonly cards: Locator;
  readonly chips: Locator;
  readonly form: Locator;

  constructor(readonly page: Page) {
    this.section = page.locator('section[data-section-url]').first();
    this.status = this.section.locator('[data-section-status]');
    this.cards = this.section.locator('[data-item]');
    this.chips = this.section.locator('[data-chips] a');
    this.form = page.locator('form[data-refines]').first();
  }

  group(column: string): Locator {
    return this.form.locator(`[data-filter-column="${column}"]`);
  }

  option(name: RegExp): Locator {
    return this.form.locator('label[data-filter-id]').filter({ hasText: name });
  }

  /** How many results an option promises. */
  async promised(name: RegExp): Promise<number> {
    return Number(await this.option(name).locator('[data-option-count]').textContent());
  }

  /** Waits until so many results are there, and no load runs. */
  async shows(total: number): Promise<void> {
    await expect(this.status).toHaveText(`${total} ${total === 1 ? 'artikel' : 'artikelen'}`);
    await expect(this.section).not.toHaveAttribute('aria-busy');
  }

  async total(): Promise<number> {
    return Number(await this.section.getAttribute('data-total'));
  }

  titles(): Promise<string[]> {
    return this.cards.getByRole('heading').allTextContents();
  }
}

/** Where sections are loaded from. */
export const sectionAddress = '**/webcore/pagebuilder/view/*';

/** The address's query without the order and the brackets of its parameters. */
export const queryOf = (page: Page): Record<string, string[]> => {
  const found: Record<string, string[]> = {};
  for (const [name, value] of new URL(page.url()).searchParams) {
    const plain = name.replace('[]', '');
    found[plain] = [...(found[plain] ?? []), value];
  }
  return found;
};

/** What the address asks for, apart from where in its sections the visitor is. */
export const choicesOf = (page: Page): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(queryOf(page)).filter(([name]) => !/^(page|limit)_\d+$/.test(name)),
  );

export const scrollOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** A wide screen with a mouse. */
export const desktop = { viewport: { width: 1440, height: 900 }, hasTouch: false };

/** Where a page stands once nothing scrolls it any more: the same place in ten frames on end. */
export const restingScrollOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let [at, frames] = [scrollY, 0];
    while (frames < 10) {
      await new Promise(requestAnimationFrame);
      frames = scrollY === at ? frames + 1 : 0;
      at = scrollY;
    }
    return Math.round(at);
  });
