import { applications } from '#kernel/messages/nl-applications';
import { build } from '../overlays/build';
import { openDialog } from '../overlays/host';

const texts = applications.confirmLocation;

/** Shows where a vacancy is; `go` is called when that is right (S2.9/2-3). */
export const confirmLocation = (link: HTMLAnchorElement, go: () => void): void => {
  const { confirmLocation: place = '' } = link.dataset;
  const content = document.createDocumentFragment();
  content.append(
    build('h2', {}, texts.title),
    build('p', {}, texts.text(place)),
    build(
      'form',
      { method: 'dialog' },
      build('button', { value: 'yes', 'data-dialog-button': '' }, texts.go),
      build('button', { value: '', 'data-dialog-button': '' }, texts.overview),
    ),
  );
  openDialog(content, {
    name: 'confirm-location',
    marks: { 'data-dialog': '' },
    onClose: (value) => value === 'yes' && go(),
  });
};
