import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a content file of the demo. An amount stays on one line, and so does ‘’s avonds’. */
export const readContent = <T>(folder: string, file: string): T =>
  JSON.parse(
    readFileSync(join(folder, file), 'utf8')
      .replace(/€ (?=\d)/g, '€\u00a0')
      .replace(/(?<!\p{L})’s (?=\p{L})/gu, '’s\u00a0'),
  ) as T;

export type DemoProduct = {
  title: string;
  access: string;
  brand: string;
  price: number;
  van?: number;
  intro: string;
  description: string[];
  attributes: Record<string, string>;
  /** Where it differs from what its department says. */
  textile?: boolean;
  composition?: string;
  animalParts?: boolean;
  warnings?: string[];
  material: string;
  certificates?: string[];
  /** In what bringing it differs from a parcel. */
  delivery?: string;
  colors: string[];
  sizes: string[];
  picture: { kind: string } & Record<string, unknown>;
  tags: string[];
};

/** Splits a list in parts of at most `size`. */
export const inParts = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, part) =>
    list.slice(part * size, (part + 1) * size),
  );
