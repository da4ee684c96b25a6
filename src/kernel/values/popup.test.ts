import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  contentOf,
  givesDiscount,
  hasContent,
  hasForm,
  isCentred,
  isShowable,
  kindOf,
  layoutOf,
  type PopupData,
  positionOf,
} from './popup';

const empty: PopupData = {
  ...{ popupaction_id: 1, popupposition_id: 5, close_button: 'Y', icon: '', times_shown: 'once' },
  ...{ close_backgroundclick: 'Y', open_period: 0, close_period: 0, after_equal: 'N' },
  ...{ title_content: '', subtitle: '', intro: '', content: '', link_text: '', link2_text: '' },
  ...{ link3_text: '', link4_text: '', after_title: '', after_subtitle: '', title_submit: '' },
  ...{ after_introduction: '', after_content: '', consent_text: '', images: [], images_after: [] },
  ...{ before: {}, after: {} },
};
const picture = { key: 'a', width: 8, height: 5, alt: '' };

test('S3.6/2 S9.6/1 the four kinds by their numbers', () => {
  const kinds = [1, 2, 3, 4, 5].map((popupaction_id) => kindOf({ popupaction_id }));
  expect(kinds).toEqual(['message', 'newsletter', 'newsletterdiscount', 'discount', 'message']);
  const forms = [1, 2, 3, 4].map((popupaction_id) => hasForm({ popupaction_id }));
  expect(forms).toEqual([false, true, true, true]);
  const codes = [1, 2, 3, 4].map((popupaction_id) => givesDiscount({ popupaction_id }));
  expect(codes).toEqual([false, false, true, true]);
});

test('S4.4/7 S2.10/9 S9.6/1 positions 1 to 9, row by row', () => {
  const named = Array.from({ length: 9 }, (_, at) => {
    const { vertical, horizontal } = positionOf(at + 1);
    return `${vertical} ${horizontal}`;
  });
  expect(named).toEqual([
    ...['top left', 'top center', 'top right'],
    ...['middle left', 'middle center', 'middle right'],
    ...['bottom left', 'bottom center', 'bottom right'],
  ]);
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].filter(isCentred)).toEqual([5]);
});

test('S4.4/8 S3.6/10 what has no position of its own stands in the middle', () => {
  fc.assert(
    fc.property(
      fc.double().filter((id) => !(Number.isInteger(id) && id >= 1 && id <= 9)),
      (id) => isCentred(id),
    ),
  );
  expect(layoutOf(empty).kind).toBe('message_center_center_start_bottom');
  expect(layoutOf({ popupaction_id: 3, popupposition_id: 7 }).kind).toBe(
    'newsletterdiscount_left_bottom_start_bottom',
  );
});

test('S4.4/1 S4.4/5 S2.10/6 after it was sent the other texts, pictures and links, unless equal', () => {
  const data: PopupData = {
    ...empty,
    ...{ title_content: 'Voor', after_title: 'Na', link_text: 'a', link3_text: 'c' },
    ...{ link2_text: 'b', link4_text: 'd', images: [picture], images_after: [] },
    before: { link: { href: '/1' }, link2: { href: '/2' } },
    after: { link: { href: '/3' }, link2: { href: '/4' } },
  };
  const said = (step: number, given = data) => {
    const { title, pictures, links } = contentOf(given, step);
    return [title, pictures.length, ...links.map(({ href, text }) => href + text)];
  };
  expect(said(0)).toEqual(['Voor', 1, '/1a', '/2b']);
  expect(said(1)).toEqual(['Na', 0, '/3c', '/4d']);
  expect(said(2)).toEqual(said(1));
  expect(said(1, { ...data, after_equal: 'Y' })).toEqual(said(0));
});

test('S2.10/5 a link needs a text and somewhere to lead', () => {
  const links = (more: Partial<PopupData>) => contentOf({ ...empty, ...more }, 0).links;
  expect(links({ link_text: 'a' })).toEqual([]);
  expect(links({ before: { link: { href: '/1' } } })).toEqual([]);
  expect(links({ link_text: ' ', before: { link: { href: '/1' } } })).toEqual([]);
});

test('S4.4/5 S4.4/6 any one text is content; a message without pictures and content is not shown', () => {
  expect(hasContent(contentOf(empty, 0))).toBe(false);
  expect(isShowable(empty)).toBe(false);
  expect(isShowable({ ...empty, images: [picture] })).toBe(true);
  expect(isShowable({ ...empty, popupaction_id: 2 })).toBe(true);
  fc.assert(
    fc.property(
      fc.constantFrom('title_content', 'subtitle', 'intro', 'content'),
      fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
      (name, text) => isShowable({ ...empty, [name]: text }),
    ),
  );
});
