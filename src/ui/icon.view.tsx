import styles from './icon.module.css';

/** Drawn on a 24 × 24 grid in one line of 1.5. */
const drawings = {
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.8 11.3L20.5 20.5',
  heart: 'M12 20 4.6 12.3a4.6 4.6 0 0 1 6.6-6.4l.8.8.8-.8a4.6 4.6 0 0 1 6.6 6.4L12 20Z',
  bag: 'M5 8.5h14l1 12H4l1-12Zm3.5 3V7a3.5 3.5 0 0 1 7 0v4.5',
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5c.6-3.7 3.6-6 7.5-6s6.9 2.3 7.5 6',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h11',
  close: 'm5.5 5.5 13 13m0-13-13 13',
  down: 'm6 9.5 6 6 6-6',
  left: 'm14.5 6-6 6 6 6',
  right: 'm9.5 6 6 6-6 6',
  first: 'm17.5 6-6 6 6 6M7 6v12',
  last: 'm6.5 6 6 6-6 6M17 6v12',
  arrow: 'M4 12h15.5m-6-6 6 6-6 6',
  filters:
    'M3.5 8h9m5 0h3m-17 8h3m5 0h9M15 5.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Zm-6 8a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  check: 'm4.5 12.5 5 5 10-11',
  info: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm0 12.2V11m0-2.9v-.4',
  alert: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm0 4v5.5m0 2.3v.4',
  store:
    'M5 11v9.5h14V11M3.5 10l1.7-6h13.6l1.7 6c0 1.4-1.2 2.3-2.7 2.3S15 11.4 15 10c0 1.4-1.4 2.3-3 2.3S9 11.4 9 10c0 1.4-1.3 2.3-2.8 2.3S3.5 11.4 3.5 10Zm6 10.5V16h5v4.5',
  truck:
    'M2.5 6h11.5v10.5h-4m-4 0H2.5V6ZM14 9.5h4l3.5 3.5v3.5h-2m-4 0H14m-6 -1.8a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8Zm9.5 0a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8Z',
  back: 'M9 5.5 4.5 10 9 14.5M4.5 10H14a5 5 0 0 1 0 10h-3',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  pause: 'M8.5 6v12m7-12v12',
  play: 'M8 5.5 18.5 12 8 18.5Z',
  bin: 'M4.5 7h15M9 7V4.5h6V7m-8.5 0 1 13.5h9L17.5 7M10 11v5.5m4-5.5v5.5',
  gift: 'M4 11h16v9.5H4V11Zm-1-4h18v4H3V7Zm9 0v13.5M12 7S8.5 7 7.6 5.2C6.7 3.3 9.5 2.5 10.7 4.3L12 7Zm0 0s3.5 0 4.4-1.8c.9-1.9-1.9-2.7-3.1-.9L12 7Z',
  scissors:
    'M6.5 4a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Zm0 11a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Zm2-7L20 17M8.5 16 20 7',
  hanger:
    'M12 9.5V8a2.2 2.2 0 1 0-2.2-2.2M12 9.5l8.8 6.3c1 .8.5 2.2-.7 2.2H3.9c-1.2 0-1.7-1.4-.7-2.2L12 9.5Z',
  speech: 'M4 5h16v11.5h-9L6.5 20.5v-4H4V5Zm4 4.5h8m-8 3h5',
  briefcase: 'M3.5 8h17v12h-17V8ZM8.5 8V4.5h7V8m-12 5h17M12 11.5v3',
  globe:
    'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm0 0c4.5 4.5 4.5 11.5 0 16-4.5-4.5-4.5-11.5 0-16ZM4 12h16',
  calendar: 'M4 6h16v14.5H4V6Zm0 4.5h16M8.5 3.5V8m7-4.5V8',
  book: 'M12 6.5v13.5M12 6.5C10 5 7 4.5 3.5 4.5V18c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.5C17 4.5 14 5 12 6.5Z',
  clock: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm0 3.5V12l3 2',
} as const;

export type IconName = keyof typeof drawings;

/** All signs that there are. */
export const iconNames = Object.keys(drawings) as readonly IconName[];

/** Whether a stored name is that of a sign. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(drawings, name);

/** A drawn sign. It says nothing by itself: the text beside it, or a hidden one, does. */
export function Icon({ name, small }: { name: IconName; small?: boolean }) {
  return (
    <svg
      className={small ? styles.small : styles.icon}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
