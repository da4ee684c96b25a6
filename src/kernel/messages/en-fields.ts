/** English for form fields, their checks and the dialogs. */
import type { Fallback } from './language';
import type { dialogTexts, fieldErrors, fields, siteFormTexts } from './nl-fields';

export const enSiteFormTexts: Fallback<typeof siteFormTexts> = {
  text: 'Please fill in "%s" correctly.',
  select: 'Please make at least one choice at "%s".',
  conditions: 'Please agree to the conditions.',
  captcha: 'I am not a robot',
};

export const enFieldErrors: Fallback<typeof fieldErrors> = {
  unnamed: 'This field',
  required: (label) => `${label} is required.`,
  invalid: (label) => `${label} is not filled in correctly.`,
  email: 'Please fill in a valid e-mail address.',
  choice: (label) => `Please make a choice for ${label}.`,
};

export const enFields: Fallback<typeof fields> = {
  charactersLeft: (left, most) => `You have ${left} of ${most} characters left.`,
  select: (label) => `- Select: ${label} -`,
  dropdown: (label) => `Select: ${label}`,
  none: 'None',
  listEmpty: '- Make your choice -',
  listChosen: 'Your choice:',
  listNoResults: 'No results found',
  listSearch: (label) => `Search in ${label}`,
  tooltip: (label) => `About ${label}`,
  nothing: 'Not filled in',
  noColor: 'Choose a colour',
  date: {
    format: 'yyyy-mm-dd',
    formatTime: 'yyyy-mm-dd hh:mm',
    open: (label) => `Choose ${label} in the calendar`,
    calendar: 'Calendar',
    time: 'Time',
    done: 'Done',
    loading: 'The calendar is on its way.',
    failed: 'The calendar does not open. Type the date, such as 2026-11-20.',
  },
  address: {
    street: 'Street',
    housenumber: 'House number',
    housenumber_suffix: 'Suffix',
    zipcode: 'Postcode',
    place: 'Town',
    province: 'Province',
    country: 'Country',
    edit: 'Edit address',
    searching: 'Looking up the address',
    hint: 'We look up the street by postcode and house number. If we cannot find it, you fill it in yourself.',
    notFound:
      'We cannot find the street. Please fill in street and town yourself: what is there already stays.',
  },
  countries: {
    NL: 'Netherlands',
    BE: 'Belgium',
    FR: 'France',
    DE: 'Germany',
    GB: 'United Kingdom',
    IT: 'Italy',
    ES: 'Spain',
  },
  upload: {
    button: 'Upload',
    current: 'Current file:',
    currents: 'Current files:',
    chosen: 'Chosen:',
    view: (name) => `View ${name}`,
  },
  editor: {
    toolbar: 'Formatting',
    heading: 'Heading',
    bold: 'Bold',
    italic: 'Italic',
    bullets: 'Bulleted list',
    numbers: 'Numbered list',
    table: 'Insert table',
    undo: 'Undo',
    redo: 'Redo',
    link: 'Link',
    linkAddress: 'Address of the link',
    newWindow: 'Open in a new window',
    linkSave: 'Place link',
    linkRemove: 'Remove link',
    html: 'You write with formatting in HTML here.',
    failed: 'The formatting does not load. Write in HTML, or try again later.',
  },
};

export const enDialogTexts: Fallback<typeof dialogTexts> = {
  heading: 'This page says',
  ok: 'OK',
  cancel: 'Cancel',
  sure: 'Are you sure?',
  yes: 'Yes',
  no: 'No',
  close: 'Close',
};
