export { pageEntity } from './entity';
export { type BlockFiles, plugInBlocks, registerKinds } from './server/block-folders';
export { type BlockLoad, listBlockTypes } from './server/blocks';
export type { BuiltPage, PageSubject } from './server/built-page';
export {
  languageOf,
  one,
  type Params,
  type RenderContext,
  readLanguage,
  readParams,
} from './server/context';
export {
  aboutItem,
  addDetailPages,
  completePage,
  type DetailPage,
} from './server/detail-pages';
export { readDraftHead } from './server/draft-head';
export { registerEditors } from './server/editors';
export { declareEmbeds } from './server/embeds';
export { registerEntrance } from './server/entrances';
export { findAddress } from './server/find-address';
export { findBlocksOf } from './server/find-blocks';
export {
  findAddressIn,
  findCounterpartAt,
  findPage,
  findPageById,
  hasPageAt,
  listPages,
  PAGES_CHANGED,
} from './server/find-page';
export { registerFixedPage, whyFixed } from './server/fixed-pages';
export { lockAddresses } from './server/lock-addresses';
export type { PreviewAs } from './server/made-up-visitor';
export { dismissMissing, findMissing, forgetMissing, listMissing } from './server/missing';
export { notFoundPage } from './server/not-found';
export {
  addDocumentSource,
  addPersonalSource,
  addSubjectSource,
  findMyStore,
  findOwn,
  findPersonal,
  type PageExtras,
  registerMyStore,
} from './server/page-sources';
export {
  renderDraftBlock,
  serveBlocks,
  serveDraft,
  serveLinkEnded,
} from './server/preview';
export {
  createPage,
  findMoves,
  listVersions,
  moveBelow,
  movePage,
  notePublished,
  publishPage,
  putBelow,
  readVersion,
  renumberPages,
} from './server/publish';
export { addRedirect } from './server/redirects';
export { earliest, renderVirtual } from './server/render-blocks';
export { findSectionUsers } from './server/section-users';
export { type Build, serveOwnPage, servePage } from './server/serve-page';
export {
  DEEPEST as SECTIONS_DEEPEST,
  sectionsIn,
} from './server/shared-sections';
export { drawFrame, registerFooterPart, registerSearchBox } from './server/shell';
export { addSitemap } from './server/sitemap';
export { findSubNavigationAt } from './server/sub-pages';
export { pages, redirects, sections } from './server/tables';
export { registerVirtual, writeBlockFilters } from './server/virtual';
