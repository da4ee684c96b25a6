const drawings = {
  back: 'm14.5 6-6 6 6 6',
  undo: 'M9 5.5 4.5 10 9 14.5M4.5 10H14a5 5 0 0 1 0 10h-3',
  redo: 'm15 5.5 4.5 4.5-4.5 4.5M19.5 10H10a5 5 0 0 0 0 10h3',
  phone: 'M8 3.5h8v17H8v-17Zm3 14h2',
  tablet: 'M5.5 4h13v16h-13V4Zm5 13h3',
  desk: 'M3.5 5h17v11h-17V5Zm5 15h7M12 16v4',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
} as const;

export type SignName = keyof typeof drawings;

/** A drawn sign of the editor's bar; what it means is said by the control that it stands in. */
export function Sign({ name }: { name: SignName }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path
        d={drawings[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={name === 'more' ? 3 : 1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
