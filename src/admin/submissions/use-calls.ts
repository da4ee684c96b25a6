import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  ToldHandled,
  ToldSubmission,
  ToldSubmissionForms,
  ToldSubmissions,
} from '#features/submissions/contract';
import { submissionTexts as texts } from '#kernel/messages/nl-submissions';
import { officePath } from '#kernel/wire-staff';
import { call } from '../calls';
import { tell } from '../shell/toasts';

const KEY = 'submissions';

export const useSubmissions = (search: string) =>
  useQuery({
    queryKey: [KEY, 'list', search],
    queryFn: ({ signal }) => call<ToldSubmissions>('GET', `submissions?${search}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useSubmissionForms = () =>
  useQuery({
    queryKey: [KEY, 'forms'],
    queryFn: ({ signal }) => call<ToldSubmissionForms>('GET', 'submissions/forms', { signal }),
    staleTime: 0,
  });

/** All of one. Opening it is noted, so it is asked for once, not each time that the window is looked at. */
export const useSubmission = (id: string) =>
  useQuery({
    queryKey: ['submission', id],
    queryFn: ({ signal }) =>
      call<ToldSubmission>('GET', `submissions/${encodeURIComponent(id)}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Forgets what was read of one, and has the lists asked for anew: nothing of who was erased stays. */
export const useForget = () => {
  const client = useQueryClient();
  return (id: string) => {
    client.removeQueries({ queryKey: ['submission', id] });
    return client.invalidateQueries({ queryKey: [KEY] });
  };
};

/** Ticks submissions off, or opens them again, and says what came of it. Throws a CallError. */
export const useHandle = () => {
  const client = useQueryClient();
  return async (ids: readonly number[], isHandled: boolean): Promise<void> => {
    const body = { ids, isHandled };
    const { changed } = await call<ToldHandled>('POST', 'submissions/handle', { body });
    const done = isHandled ? texts.handledDone : texts.reopenedDone;
    tell(changed.length > 0 ? done(changed.length) : texts.nothingChanged);
    await client.invalidateQueries({ queryKey: [KEY] });
  };
};

/** Fetches all of a form's as a file, once the password was given. Throws a CallError. */
export const fetchExport = async (formId: string): Promise<void> => {
  const asked = `form=${encodeURIComponent(formId)}`;
  await call('POST', `submissions/export/ready?${asked}`);
  const link = document.createElement('a');
  link.href = `${officePath.calls}/submissions/export?${asked}`;
  link.download = '';
  link.click();
  tell(texts.exportStarted);
};
