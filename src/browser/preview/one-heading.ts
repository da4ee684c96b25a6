// A page has one heading that says what it is. The server sees to it of a page as a whole; of blocks that are drawn
// anew one by one, and put in another order, it is seen to here.
import { all } from '../dom';

/** On what would open the page, if another didn't stand before it. */
const WOULD = 'data-opens';

const renamed = (element: HTMLElement, tag: 'h1' | 'h2'): void => {
  if (element.localName === tag) return;
  const made = document.createElement(tag);
  for (const { name, value } of element.attributes) made.setAttribute(name, value);
  made.toggleAttribute(WOULD, tag === 'h2');
  made.append(...element.childNodes);
  element.replaceWith(made);
};

/** Leaves the first that is seen; what another width shows stays as it is. `but`: in which somebody writes. */
export const leaveOneHeading = (but?: Element): void => {
  const headings = all(`main :is(h1, [${WOULD}])`).filter((one) => one.checkVisibility());
  for (const [at, one] of headings.entries()) {
    if (one !== but) renamed(one, at === 0 ? 'h1' : 'h2');
  }
};
