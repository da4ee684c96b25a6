import { createContext, useContext } from 'react';
import type { OfficeStart, ToldEntity } from '#features/office/contract';

export const StartContext = createContext<OfficeStart | undefined>(undefined);

/** What the office began with. Throws outside of it. */
export const useStart = (): OfficeStart => {
  const start = useContext(StartContext);
  if (!start) throw new Error('This is not in the office');
  return start;
};

/** An entity by its name in addresses. */
export const useEntity = (access: string): ToldEntity | undefined =>
  useStart().entities.find((entity) => entity.access === access);
