import type { FastifyRequest } from 'fastify';
import type { PreviewAs } from '#features/pages/api.server';
import { isLanguage } from '#kernel/messages/language';
import { readWholeNumber } from '#kernel/values/whole-number';
import { one, queryParams } from '#platform/http/params';

/** As whom, and when, a page is looked at, by the parameters `at`, `language` and `store`. */
export const previewAs = ({ url }: FastifyRequest): PreviewAs => {
  const params = queryParams(url);
  const at = new Date(one(params, 'at') ?? '');
  const language = one(params, 'language') ?? '';
  const store = readWholeNumber(one(params, 'store') ?? '');
  return {
    ...(!Number.isNaN(at.getTime()) && { at }),
    ...(isLanguage(language) && { language }),
    ...(store !== undefined && store > 0 && { store }),
  };
};
