import { type RefObject, useEffect, useRef, useState } from 'react';

/** In CSS pixels. */
type Room = { width: number; height: number };

/** How much room there is in an element, to draw a page in it that is larger. */
export const useRoom = (): { place: RefObject<HTMLDivElement | null>; room: Room } => {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const watch = new ResizeObserver(() =>
      setRoom({ width: current.clientWidth, height: current.clientHeight }),
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return { place, room };
};
