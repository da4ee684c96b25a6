import { type RenderContext, renderVirtual } from '#features/pages/api.server';
import { header } from '#kernel/wire';

export type Section = { html: string; tags: string[]; headers: Record<string, string> };

const none = { html: '' };

/** A section beside a page's own content; without results it leaves no trace but its tags. */
export const renderFilled = async (
  context: RenderContext,
  section: { id: string; type: string; settings: Record<string, unknown> },
): Promise<Section> => {
  const rendered = await renderVirtual(context, section);
  if (!rendered) return { ...none, tags: [], headers: {} };
  const isEmpty = rendered.headers[header.total(section.id)] === '0';
  return isEmpty ? { ...none, tags: rendered.tags, headers: {} } : rendered;
};
