import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { plainVoids } from './void-elements';

/** What a view shows where it differs each time; no text of ours or of a visitor's holds it. */
export const HOLE = '\0';

/** In characters: what is asked with a longer key is rendered each time, so that nobody fills the memory. */
const LONGEST_KEY = 5000;

type Options = {
  /** So many are kept; when there are more, all go at once. */
  most: number;
  write?: (element: ReactNode) => string;
};

/**
 * Views rendered once for all that they show but what stands in their holes. A key tells all of that, so
 * nothing has to be dropped.
 */
export class HtmlHoles {
  private readonly kept = new Map<string, readonly string[]>();
  private readonly most: number;
  private readonly write: (element: ReactNode) => string;

  constructor({ most, write = renderToStaticMarkup }: Options) {
    this.most = most;
    this.write = write;
  }

  /** The HTML between the holes of the view that this key tells of. */
  of(key: string, view: () => ReactNode): readonly string[] {
    const known = this.kept.get(key);
    if (known) return known;
    const parts = this.cut(view());
    if (key.length > LONGEST_KEY) return parts;
    if (this.kept.size >= this.most) this.kept.clear();
    this.kept.set(key, parts);
    return parts;
  }

  /** The same without keeping it. */
  cut(view: ReactNode): string[] {
    return plainVoids(this.write(view)).split(HOLE);
  }
}

/** HTML with its holes filled, in their order, by HTML. Throws when there are not as many. */
export const fillHoles = (parts: readonly string[], fills: readonly string[]): string => {
  if (parts.length !== fills.length + 1) {
    throw new Error(`${fills.length} texts for ${parts.length - 1} holes`);
  }
  let html = '';
  for (const [place, part] of parts.entries()) html += part + (fills[place] ?? '');
  return html;
};
