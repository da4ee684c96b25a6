import type { BlockDefinition, BlockInput, BlockPage, BlockSettings } from '#kernel/define/block';
import { readSettings } from '#kernel/define/field';

type More<B, D> = Partial<Omit<BlockInput<B, D>, 'settings' | 'page'>> & {
  settings?: Partial<BlockSettings<B>>;
  page?: Partial<BlockPage>;
};

/** What a block's props are made of: block 7 as it comes, on the page `/hier`, but for what is told. */
// biome-ignore lint/suspicious/noExplicitAny: blocks differ in settings
export const inputOf = <B extends BlockDefinition<any>, D = undefined>(
  definition: B,
  { settings = {}, page = {}, ...more }: More<B, D> = {},
): BlockInput<B, D> => ({
  id: 7,
  slots: {},
  data: undefined,
  ...more,
  settings: { ...readSettings(definition.settings, {}), ...settings } as BlockSettings<B>,
  page: { path: '/hier', params: {}, token: 'p', language: 'nl_NL', ...page },
});
