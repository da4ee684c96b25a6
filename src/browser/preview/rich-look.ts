import { ZOOM } from './elsewhere';

const px = (size: number): string => `calc(${size}px * var(${ZOOM}, 1))`;

/** As large as it would be unscaled, whichever width the page is shown at. */
const rules = `
:host { all: initial; position: fixed; z-index: 2147483001; box-sizing: border-box; max-width: 100vw; border-radius: ${px(3)}; background: #2f6f9f; color: #fff; font: 500 ${px(14)} / 1.4 system-ui, sans-serif; }
.line { display: flex; }
.bar { display: flex; flex: 1; flex-wrap: wrap; min-width: 0; }
select { max-width: ${px(112)}; }
button, select { box-sizing: border-box; min-width: ${px(32)}; height: ${px(32)}; margin: 0; padding: 0 ${px(8)}; border: 0; border-radius: 0; background: none; color: inherit; font: inherit; cursor: pointer; }
select option { background: #fff; color: #1d1b17; }
button:hover, select:hover { background: #1f4f74; }
button[aria-pressed='true'], button[aria-expanded='true'] { background: #163a56; box-shadow: inset 0 ${px(-3)} 0 #fff; }
:is(button, select, input):focus-visible { outline: ${px(3)} solid #fff; outline-offset: ${px(-4)}; }
button[hidden], .link[hidden] { display: none; }
svg { display: block; width: ${px(18)}; height: ${px(18)}; fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; pointer-events: none; }
.link { display: grid; gap: ${px(8)}; padding: ${px(10)}; border-top: 1px solid rgb(255 255 255 / 40%); }
.link input[type='text'] { display: block; box-sizing: border-box; width: 100%; height: ${px(36)}; margin-top: ${px(4)}; padding: 0 ${px(8)}; border: 1px solid #1d1b17; border-radius: ${px(3)}; background: #fff; color: #1d1b17; font: inherit; }
.link input[type='text']:focus-visible { outline-offset: ${px(2)}; }
.link input[type='checkbox'] { width: ${px(18)}; height: ${px(18)}; margin: 0; }
.apart { display: flex; gap: ${px(8)}; align-items: center; }
.buttons { display: flex; gap: ${px(8)}; }
.buttons button { border: 1px solid #fff; border-radius: ${px(3)}; }
@media (pointer: coarse) { button, select { min-width: ${px(44)}; height: ${px(44)}; } .link input[type='text'] { height: ${px(44)}; } }
@media (forced-colors: active) { :host { border: 1px solid; } button[aria-pressed='true'] { outline: 2px solid; } }
@media print { :host { display: none; } }
`;

export const sheetOf = (): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
};
