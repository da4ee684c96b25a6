import type { Device } from '#kernel/values/block-schedule';
import styles from './devices.module.css';

/** The class that hides something on a device. */
export const hiding: Readonly<Record<Device, string | undefined>> = {
  phone: styles.noPhone,
  tablet: styles.noTablet,
  desk: styles.noDesk,
};
