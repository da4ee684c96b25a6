import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FoundPage, ToldField } from '#features/office/contract';
import { inputTexts as texts } from '#kernel/messages/nl-office-inputs';
import { call } from '../calls';
import { Combobox } from '../inputs/combobox';
import type { ValueInput, ValueInputProps } from '../inputs/types';
import { useQuiet } from '../inputs/use-quiet';

/** The page above one, looked for by its name; it is stored by its address. */
function PageAbove({ id, value, change, describedBy, isWrong, isReadOnly }: ValueInputProps) {
  const [isOpen, setOpen] = useState(false);
  const text = String(value ?? '');
  const search = useQuiet(text.trim());
  const { data = [], isFetching } = useQuery({
    queryKey: ['pages', 'Page', search],
    queryFn: ({ signal }) =>
      call<FoundPage[]>('GET', `links?of=Page&q=${encodeURIComponent(search)}`, { signal }),
    enabled: isOpen && search.length > 1,
    placeholderData: keepPreviousData,
  });
  return (
    <Combobox
      {...{ id, text, describedBy, isWrong, isReadOnly }}
      type={change}
      open={setOpen}
      isBusy={isFetching}
      isFree
      placeholder={texts.pageHint}
      choices={(search.length > 1 ? data : []).map(({ href, title }) => ({
        ...{ key: href, label: title, note: href },
      }))}
      choose={({ key }) => change(key)}
    />
  );
}

/** Inputs that pages alone have. */
export const pageInput = ({ name }: ToldField): ValueInput | undefined =>
  name === 'parent' ? { Input: PageAbove } : undefined;
