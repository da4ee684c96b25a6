import type { ReactNode } from 'react';

export type SharedSectionProps = { blocks: readonly ReactNode[] };

export default function SharedSection({ blocks }: SharedSectionProps) {
  return blocks;
}
