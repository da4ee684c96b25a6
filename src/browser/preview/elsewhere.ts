// In the editor's frame a line stands in the place of a block that this width doesn't show, so that it can be chosen.
import { device as limits } from '#kernel/limits';
import { frameTexts as texts } from '#kernel/messages/nl-editor-frame';
import { type Device, devices } from '#kernel/values/block-schedule';
import { treeDevicesAttribute, treeIdAttribute } from '#kernel/wire-editor';

/** How much larger than the page what is drawn for the editor is: set where it is measured. */
export const ZOOM = '--editor-zoom';

const widths: Readonly<Record<Device, string>> = {
  phone: `(max-width: ${limits.mobileMax}px)`,
  tablet: `(min-width: ${limits.mobileMax + 1}px) and (max-width: ${limits.tabletMax}px)`,
  desk: `(min-width: ${limits.tabletMax + 1}px)`,
};

/** Each that can be chosen: one of them, or all but one. */
const shownOn = devices.flatMap((one) => [[one], devices.filter((other) => other !== one)]);

const labels = shownOn.map(
  (shown) =>
    `[${treeDevicesAttribute}="${shown.join(' ')}"] { --editor-only: '${texts.only(shown)}'; }`,
);

const line = (device: Device): string => {
  const block = `[${treeIdAttribute}][${treeDevicesAttribute}]:not([${treeDevicesAttribute}~="${device}"], [hidden])`;
  return `
@media ${widths[device]} {
  ${block} { all: initial !important; display: block !important; grid-column: 1 / -1 !important; flex: 1 0 100% !important; box-sizing: border-box !important; width: 100% !important; font-size: 0 !important; outline: 1px dashed #2f6f9f !important; outline-offset: -1px !important; background: #e6eff5 !important; scroll-margin: 6rem !important; cursor: default !important; }
  ${block}::before { all: initial !important; display: block !important; padding: 0 calc(10px * var(${ZOOM}, 1)) !important; color: #1f4f74 !important; font: 500 calc(13px * var(${ZOOM}, 1)) / calc(28px * var(${ZOOM}, 1)) system-ui, sans-serif !important; text-align: start !important; cursor: inherit !important; content: var(--editor-only) !important; }
  ${block}::after, ${block} > * { display: none !important; }
}`;
};

/** Rules of the frame alone: they take the place of those that hide such a block. */
export const elsewhereRules = [...labels, ...devices.map(line)].join('\n');
