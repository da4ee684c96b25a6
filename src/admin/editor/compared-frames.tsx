import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ToldDifference } from '#features/office/contract';
import { useRoom } from '../use-room';
import { type Built, frameAddress } from './kind';
import styles from './versions.module.css';

/** In CSS pixels: as wide as a desk's page, whatever room there is. */
const WIDE = 1280;

/** How a block is marked: never by colour alone. */
const marks: Record<ToldDifference['kind'], string> = {
  new: '4px solid #1a7f45',
  gone: '4px dashed #b3261e',
  changed: '6px double #14213d',
  moved: '4px dotted #14213d',
};

const blockIn = (frame: HTMLIFrameElement | null, id: string): HTMLElement | null =>
  frame?.contentDocument?.querySelector(`[data-tree-id="${CSS.escape(id)}"]`) ?? null;

const markAll = (frame: HTMLIFrameElement | null, differences: readonly ToldDifference[]): void => {
  for (const one of frame?.contentDocument?.querySelectorAll<HTMLElement>('[data-tree-id]') ?? []) {
    one.style.outline = '';
  }
  for (const { id, kind } of differences) {
    const block = blockIn(frame, id);
    if (!block) continue;
    block.style.outline = marks[kind];
    block.style.outlineOffset = '-4px';
  }
};

/** Whoever compares is asked nothing, by a banner that comes later either. */
const hideBanner = (frame: HTMLIFrameElement | null): void => {
  const shown = frame?.contentWindow as (Window & typeof globalThis) | null | undefined;
  if (!shown || shown.document.adoptedStyleSheets.length > 0) return;
  const sheet = new shown.CSSStyleSheet();
  sheet.replaceSync('[data-consent-banner] { display: none !important; }');
  shown.document.adoptedStyleSheets.push(sheet);
};

const showIn = (frame: HTMLIFrameElement | null, id: string): void =>
  blockIn(frame, id)?.scrollIntoView({ block: 'center', behavior: 'instant' });

type HalfProps = {
  title: string;
  built: Built;
  /** Left out: as it is being worked on. */
  version: string | undefined;
  frame: RefObject<HTMLIFrameElement | null>;
  loaded: () => void;
};

function Half({ title, built, version, frame, loaded }: HalfProps) {
  const { place, room } = useRoom();
  const scale = room.width / WIDE || 1;
  return (
    <section className={styles.half} aria-label={title}>
      <p>
        <strong>{title}</strong>
      </p>
      <div ref={place} className={styles.place}>
        <iframe
          ref={frame}
          title={title}
          src={frameAddress(built, version === undefined ? '' : `?version=${version}`)}
          style={{ width: WIDE, height: room.height / scale, transform: `scale(${scale})` }}
          onLoad={loaded}
        />
      </div>
    </section>
  );
}

/** `built`: another page than the one that is compared. */
type Side = { version?: string; title: string; built?: Built };

type ComparedFramesProps = {
  built: Built;
  left: Side;
  right: Side;
  differences: readonly ToldDifference[];
  /** The block that is to be looked at. */
  shown: { id: string; otherId?: string | undefined } | undefined;
};

/** Two versions of a page, or two pages, beside each other, scrolled together, with what differs marked in both. */
export function ComparedFrames({ built, left, right, differences, shown }: ComparedFramesProps) {
  const one = useRef<HTMLIFrameElement>(null);
  const other = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame that was loaded anew is marked anew
  useEffect(() => {
    hideBanner(one.current);
    hideBanner(other.current);
    markAll(one.current, differences);
    markAll(other.current, differences);
  }, [differences, loads]);

  useEffect(() => {
    if (!shown) return;
    showIn(one.current, shown.id);
    showIn(other.current, shown.otherId ?? shown.id);
  }, [shown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame that was loaded has a window of its own
  useEffect(() => {
    const windows = [one, other].map(({ current }) => current?.contentWindow ?? undefined);
    let leading: Window | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (from: number) => () => {
      const [mine, others] = [windows[from], windows[1 - from]];
      // One follows the other: what the follower does by that is no wish of its own.
      if (!mine || !others || (leading && leading !== mine)) return;
      leading = mine;
      clearTimeout(timer);
      timer = setTimeout(() => {
        leading = undefined;
      }, 120);
      const lengthOf = (it: Window) => it.document.documentElement.scrollHeight - it.innerHeight;
      const part = mine.scrollY / Math.max(1, lengthOf(mine));
      others.scrollTo({ top: part * lengthOf(others), behavior: 'instant' });
    };
    const listeners = [follow(0), follow(1)];
    windows.forEach((it, at) => {
      const listener = listeners[at];
      if (listener) it?.addEventListener('scroll', listener, { passive: true });
    });
    return () => {
      clearTimeout(timer);
      windows.forEach((it, at) => {
        const listener = listeners[at];
        if (listener) it?.removeEventListener('scroll', listener);
      });
    };
  }, [loads]);

  const loaded = () => setLoads((count) => count + 1);
  return (
    <main id="office-main" tabIndex={-1} className={styles.frames}>
      <Half {...{ built, loaded, version: undefined, ...left }} frame={one} />
      <Half {...{ built, loaded, version: undefined, ...right }} frame={other} />
    </main>
  );
}

/** One page alone, as it is being worked on. */
export function SingleFrame({ built, title }: { built: Built; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <main id="office-main" tabIndex={-1} className={styles.single}>
      <Half
        {...{ built, title, frame, version: undefined }}
        loaded={() => hideBanner(frame.current)}
      />
    </main>
  );
}
