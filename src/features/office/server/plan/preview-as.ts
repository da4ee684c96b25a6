import type { FastifyRequest } from 'fastify';
import type { PreviewAs } from '#features/pages/api.server';
import { isLanguage } from '#kernel/messages/language';
import { one, queryParams } from '#platform/http/params';

/** When a page is looked at, and in which language, by the parameters `at` and `language`. */
export const previewAs = ({ url }: FastifyRequest): PreviewAs => {
  const params = queryParams(url);
  const at = new Date(one(params, 'at') ?? '');
  const language = one(params, 'language') ?? '';
  return {
    ...(!Number.isNaN(at.getTime()) && { at }),
    ...(isLanguage(language) && { language }),
  };
};
