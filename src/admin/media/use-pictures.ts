import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PictureChoices, PictureList } from '#features/library/contract';
import { call } from '../calls';

/** A list of pictures, by the parameters of its address. */
export const usePictures = (query: string) =>
  useQuery({
    queryKey: ['media', 'list', query],
    queryFn: ({ signal }) => call<PictureList>('GET', `media?${query}`, { signal }),
    placeholderData: keepPreviousData,
  });

/** The folders and tags that pictures have. */
export const usePictureChoices = () =>
  useQuery({
    queryKey: ['media', 'choices'],
    queryFn: ({ signal }) => call<PictureChoices>('GET', 'media/choices', { signal }),
  }).data;
