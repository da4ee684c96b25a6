import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { type BeginStep, beginSteps, type ToldBegin } from '#features/office/contract';
import { beginTexts as texts } from '#kernel/messages/nl-begin';
import { call } from '../calls';
import { tell } from '../shell/toasts';

const KEY = ['begin'] as const;

export const useBegin = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call<ToldBegin>('GET', 'begin', { signal }),
  });

/** Has what was told of a beginning told anew. */
export const useTellBegin = () => {
  const client = useQueryClient();
  return {
    set: (told: ToldBegin) => client.setQueryData(KEY, told),
    again: () => client.invalidateQueries({ queryKey: KEY }),
    /** The site's own screens ask which pages there are. */
    newPages: () => client.invalidateQueries({ queryKey: ['site'] }),
  };
};

export const addressOf = (step: BeginStep): string => `/begin/${step}`;

/** The step after one; after the last that one itself. */
const stepAfter = (step: BeginStep): BeginStep => beginSteps[beginSteps.indexOf(step) + 1] ?? step;

/** Notes that a step was done, and goes on to the next. */
export const useStepDone = (step: BeginStep) => {
  const { set } = useTellBegin();
  const [, go] = useLocation();
  return async () => {
    set(await call<ToldBegin>('POST', 'begin/step', { body: { step } }));
    tell(texts.saved);
    go(addressOf(stepAfter(step)));
  };
};
