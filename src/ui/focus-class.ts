import { classNames } from './class-names';
import styles from './focus.module.css';

/** In hundredths: what is cut moves by no less. */
const STEP = 25;

const stepOf = (part: number): number =>
  Math.round((Math.min(1, Math.max(0, part)) * 100) / STEP) * STEP;

/** The class that keeps a point of a picture in sight where it is cut; for servers, which know the points. */
export const focusClass = ({ x, y }: { x: number; y: number }): string | undefined =>
  classNames(styles.focus, styles[`x${stepOf(x)}`], styles[`y${stepOf(y)}`]);
