import type { PictureRef } from '#kernel/define/entity';
import { defineField } from '#kernel/define/field';
import { imageField } from '../image/field';

/** Something that stands in an overview's grid between the results. */
export type GridExtra = {
  kind: 'cta' | 'hidden' | 'spacer';
  /** Its cell, counted from 0. */
  position: number;
  title?: string;
  text?: string;
  link?: string;
  linkText?: string;
  /** Fills a call to action, behind its words. */
  picture?: PictureRef | null;
};

const kinds = new Set(['cta', 'hidden', 'spacer']);

const isExtra = (value: unknown): boolean => {
  const extra = value as Record<string, unknown> | null;
  return (
    typeof extra === 'object' &&
    extra !== null &&
    kinds.has(extra.kind as string) &&
    Number.isInteger(extra.position) &&
    (extra.picture === undefined || imageField.read(extra.picture, []) !== undefined)
  );
};

export const extrasField = defineField<GridExtra[]>({
  name: 'GridExtrasField',
  empty: [],
  read: (value) =>
    Array.isArray(value) && value.every(isExtra) ? (value as GridExtra[]) : undefined,
});
