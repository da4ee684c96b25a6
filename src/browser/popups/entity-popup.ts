import { popups as limits } from '#kernel/limits-popups';
import type { ApiFilter } from '#kernel/values/api-filter';
import { hasForm, isCentred, isShowable, type PopupItem, positionOf } from '#kernel/values/popup';
import { choosePopup, type MarkedPopup } from '#kernel/values/popup-conditions';
import {
  POPUP_ISLAND,
  POPUP_SENT,
  POPUPS,
  POPUPS_OF,
  popupCookie,
  popupPath,
} from '#kernel/wire-popups';
import { createApiClient } from '../api/client';
import { createPageWorld } from '../api/page-tokens';
import { loadIsland } from '../islands/code';
import { prepareStyles } from '../styles';
import { hasCookie, setCookie } from './cookies';
import { openFrame } from './frame';
import { whenCalm } from './manners';
import { readVisitor } from './visitor';
import { popupWords } from './words';

type Target = { module: string; id: number };
type FieldsReply = { data: Record<string, unknown>; _meta?: { challenge?: string | null } };

/** Whatever happens to a token, nobody is led from his page for what he didn't ask for. */
const createClient = () => createApiClient({ ...createPageWorld(), go: () => {} });
type Client = ReturnType<typeof createClient>;

const readTarget = (mark: HTMLElement): Target | undefined => {
  const [module = '', id] = (mark.getAttribute(POPUPS_OF) ?? '').split(':');
  return module !== '' && Number(id) > 0 ? { module, id: Number(id) } : undefined;
};

const readMarks = (mark: HTMLElement): MarkedPopup[] =>
  JSON.parse(mark.getAttribute(POPUPS) ?? '[]') as MarkedPopup[];

/** S7.6/1 */
const filtersOf = ({ module, id }: Target): ApiFilter[] => [
  { filter_type: 'FieldFilter', column: 'state', operator: '=', value: 'Online' },
  {
    filter_type: 'RelatedFilter',
    linked_ids: [id],
    module,
    module_link: 'Popup',
    match_all: false,
  },
];

const fetchPopup = async (
  client: Client,
  id: number,
  target: Target,
): Promise<PopupItem | undefined> => {
  const { data } = (await client.get(popupPath.list, filtersOf(target))) as { data: PopupItem[] };
  return data.find((one) => one.id === id);
};

const fetchFields = async (
  client: Client,
  popup: PopupItem,
  target: Target,
): Promise<FieldsReply> =>
  hasForm(popup.data)
    ? ((await client.get(popupPath.fields(popup.id), filtersOf(target))) as FieldsReply)
    : { data: {} };

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/** Ms since the page had loaded. */
const sinceLoad = (): number => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.now() - (page?.loadEventStart ?? 0);
};

/** S4.4/3: one that is shown once was closed before. */
const isPutAway = ({ id, once }: MarkedPopup): boolean => once && hasCookie(popupCookie.hidden(id));

type Drawn = { place: HTMLElement; end: () => void };

/** The popup itself, drawn before it is on the page; its style sheet is there by then. */
export const draw = async (
  props: { popup: PopupItem } & Record<string, unknown>,
): Promise<Drawn> => {
  const { Part, mount } = await loadIsland(POPUP_ISLAND);
  const place = document.createElement('div');
  const end = await new Promise<() => void>((resolve, fail) => {
    const stop = mount(place, {
      Part,
      props,
      prefix: `popup-${props.popup.id}-`,
      onReady: () => resolve(() => stop()),
      onFail: fail,
    });
  });
  await prepareStyles(place).catch((error) => console.info('A plain popup', error));
  return { place, end };
};

const show = (popup: PopupItem, { place, end }: Drawn): void => {
  const { data, id } = popup;
  const keepAway = () => {
    if (data.times_shown === 'once') setCookie(popupCookie.hidden(id), limits.hiddenDays);
  };
  const frame = openFrame(place, {
    name: 'site-popup',
    position: positionOf(data.popupposition_id),
    closesBeside: data.close_backgroundclick !== 'N',
    label: popupWords.label,
    batch: popupPath.view(id),
    onClose: () => {
      keepAway();
      end();
    },
  });
  frame.closeAfter(data.close_period);
  place.addEventListener(POPUP_SENT, () => {
    // Whoever sent it and goes on by a link of it has been shown it as well.
    keepAway();
    frame.closeAfter(data.close_period);
  });
};

/**
 * S4.4: shows the first of the page's popups that is meant for this visitor, when its time has come and
 * nobody is disturbed by it.
 */
export const startEntityPopup = async (mark: HTMLElement, take: () => boolean): Promise<void> => {
  const target = readTarget(mark);
  if (!target) return console.info('No target set');
  const marked = readMarks(mark);
  const left = marked.filter((one) => !isPutAway(one));
  const chosen = choosePopup(left, await readVisitor(left));
  if (!chosen) return;
  await wait(chosen.after - limits.ahead - sinceLoad());
  const client = createClient();
  const popup = await fetchPopup(client, chosen.id, target);
  if (!popup) return;
  if (!isShowable(popup.data)) return console.info('Popup set but without any content');
  const { data: fields, _meta } = await fetchFields(client, popup, target);
  const challengeUrl = _meta?.challenge;
  const drawn = await draw({ popup, fields, ...(challengeUrl && { challengeUrl }) });
  await wait(chosen.after - sinceLoad());
  await whenCalm(isCentred(popup.data.popupposition_id));
  if (isPutAway(chosen) || !take()) return drawn.end();
  show(popup, drawn);
};
