import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import list from './list/list.module.css';

type ScrollAreaProps = { label: string; className?: string | undefined; children: ReactNode };

/** What may be wider than the screen: while it scrolls it has a name, and is reached by keyboard. */
export function ScrollArea({ label, className = list.scroll, children }: ScrollAreaProps) {
  const area = useRef<HTMLElement>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const { current } = area;
    if (!current) return undefined;
    const measure = () => setCut(current.scrollWidth > current.clientWidth + 1);
    measure();
    const watch = new ResizeObserver(measure);
    for (const one of [current, ...current.children]) watch.observe(one);
    return () => watch.disconnect();
  }, []);
  return (
    <section
      ref={area}
      className={className}
      aria-label={isCut ? label : undefined}
      tabIndex={isCut ? 0 : undefined}
    >
      {children}
    </section>
  );
}
