import styles from './swatch.module.css';

export type SwatchProps = { hex: string; large?: boolean };

/** A colour as a round patch; its name stands beside it. */
export function Swatch({ hex, large }: SwatchProps) {
  return (
    <svg className={large ? styles.large : styles.swatch} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7.5" fill={hex} stroke="currentColor" strokeOpacity=".3" />
    </svg>
  );
}
