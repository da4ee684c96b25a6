import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OwnSection, ToldBlock, ToldSectionUse, TreeBlock } from '#features/office/contract';
import { call } from '../calls';
import { useEntity } from '../start';
import { type NamedBlock, SHARED } from './block-words';
import type { Built } from './kind';

const KEY = 'own-sections';
const none: readonly OwnSection[] = [];

/** The chain's own sections, as far as the member may see them. */
export const useOwnSections = () => {
  const entity = useEntity('section');
  const client = useQueryClient();
  const { data = none } = useQuery({
    queryKey: [KEY],
    queryFn: ({ signal }) => call<OwnSection[]>('GET', KEY, { signal }),
    enabled: entity !== undefined,
  });
  return {
    sections: data,
    mayRead: entity !== undefined,
    mayMake: entity?.may.create === true,
    again: () => client.invalidateQueries({ queryKey: [KEY] }),
  };
};

/** Types of blocks by their names; blocks that show a section are called by that. */
export const useTypes = (
  types: readonly ToldBlock[],
  sections: readonly OwnSection[],
): ReadonlyMap<string, NamedBlock> =>
  useMemo(() => {
    const rows = new Map(sections.map(({ id, title }) => [id, title]));
    return new Map(
      types.map((one) => [one.type, one.type === SHARED ? { ...one, rows } : one] as const),
    );
  }, [types, sections]);

/** What a section holds for visitors. */
export const readBlocks = async (id: number): Promise<readonly TreeBlock[]> =>
  (await call<{ blocks: readonly TreeBlock[] }>('GET', `${KEY}/${id}/blocks`)).blocks;

export type NewSection = Pick<OwnSection, 'title' | 'folder' | 'kind'> & {
  blocks: readonly TreeBlock[];
};

export const makeSection = (made: NewSection): Promise<OwnSection> =>
  call<OwnSection>('POST', KEY, { body: made });

/** Where what is built is shown; of a page nothing is asked. */
export const useSectionUse = ({ kind, id }: Built): ToldSectionUse | undefined =>
  useQuery({
    queryKey: [KEY, id, 'used'],
    queryFn: ({ signal }) => call<ToldSectionUse>('GET', `${KEY}/${id}/used`, { signal }),
    enabled: kind === 'sections',
    staleTime: 0,
  }).data;
