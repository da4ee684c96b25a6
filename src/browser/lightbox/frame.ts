import type { ConsentType } from '#kernel/values/consent';
import { view } from '#kernel/wire';
import { giveConsent, isAllowed } from '../consent/consent';
import { alert } from '../dialogs/questions';
import { leaveIslands } from '../islands/element';
import { build } from '../overlays/build';
import { fill, fragmentAddress, readyContent } from '../overlays/fragment';
import { overlays } from '../overlays/texts';
import type { Item } from './items';
import styles from './lightbox.module.css';

const texts = overlays.embed;

const iframe = ({ caption, link }: Item): HTMLIFrameElement =>
  build('iframe', {
    src: link.dataset.embed ?? '',
    title: caption || (link.dataset.party ?? ''),
    allow: 'autoplay; fullscreen; picture-in-picture; encrypted-media',
    // A film's host wants to know of which site it is shown, and of no more.
    referrerpolicy: 'strict-origin-when-cross-origin',
    sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups allow-forms',
  });

const video = ({ src, msrc, caption }: Item): HTMLVideoElement =>
  build('video', {
    src,
    controls: '',
    playsinline: '',
    preload: 'metadata',
    'aria-label': caption,
    ...(msrc && { poster: msrc }),
  });

const button = (text: string, act: () => void): HTMLButtonElement => {
  const made = build('button', { type: 'button', 'data-dialog-button': '' }, text);
  made.addEventListener('click', act);
  return made;
};

/** S3.11/1: nothing of a third party is asked for before the visitor allows its kind, or this once. */
const still = (item: Item, show: () => void): HTMLElement => {
  const { party = '', category = '' } = item.link.dataset;
  const ask = item.type === 'video' ? texts.film(party) : texts.page(party);
  const always = async () => {
    show();
    if (!(await giveConsent(category as ConsentType))) void alert(texts.notKept);
  };
  return build(
    'div',
    { class: styles.still ?? '' },
    ...(item.msrc ? [build('img', { src: item.msrc, alt: '' })] : []),
    build('p', {}, ask),
    build(
      'div',
      { class: styles.choices ?? '' },
      button(texts.once, show),
      button(texts.always, always),
    ),
    build('p', { class: styles.note ?? '' }, texts.note),
    build('a', { href: item.link.href, target: '_blank', rel: 'noopener' }, texts.elsewhere(party)),
  );
};

/** Films and pages that may be shown without asking again, while this page stands. */
const allowedOnce = new Set<string>();

const showEmbed = (place: HTMLElement, item: Item): void => {
  const { embed = '', category = '' } = item.link.dataset;
  if (isAllowed(category as ConsentType) || allowedOnce.has(embed)) {
    place.className = styles.film ?? '';
    fill(place, iframe(item));
    return;
  }
  place.className = '';
  const show = () => {
    allowedOnce.add(embed);
    showEmbed(place, item);
    // Not the film itself: Escape and the arrows would be its own.
    place.tabIndex = -1;
    place.role = 'group';
    place.ariaLabel = item.caption || (item.link.dataset.party ?? '');
    place.focus();
  };
  const asking = still(item, show);
  asking.style.height = '100%';
  fill(place, asking);
};

/** What each slide is to show now: a page may come before its slide stands, or after it was left. */
const wanted = new WeakMap<HTMLElement, Item>();

const showPage = async (place: HTMLElement, item: Item): Promise<void> => {
  const { link } = item;
  const isWanted = () => wanted.get(place) === item;
  wanted.set(place, item);
  place.className = styles.page ?? '';
  // What scrolls is reached by a keyboard.
  place.tabIndex = 0;
  fill(place, document.createTextNode(overlays.loading));
  try {
    const reply = await fetch(fragmentAddress(link.href, view.ajax));
    if (!reply.ok) throw new Error(`${link.href}: ${reply.status}`);
    const content = await readyContent(await reply.text());
    if (isWanted()) fill(place, content);
  } catch (error) {
    console.info(`${link.href} can't be had`, error);
    if (isWanted()) fill(place, build('a', { href: link.href }, overlays.asPage));
  }
};

/** Puts a film or a page in the place of its slide; it is there only while the slide is looked at. */
export const showIn = (place: HTMLElement, item: Item): void => {
  if (item.link.dataset.embed !== undefined) showEmbed(place, item);
  else if (item.type === 'video') {
    place.className = styles.film ?? '';
    fill(place, video(item));
  } else void showPage(place, item);
};

export const clear = (place: HTMLElement): void => {
  wanted.delete(place);
  leaveIslands(place);
  place.replaceChildren();
};
