/** A time as people type it, '9', '930' or '9.30', as `HH:MM`; what is none stays as it is. */
export const tidyTime = (text: string): string => {
  const typed = text.trim();
  const [, hours = '', minutes = '00'] =
    /^(\d{1,2})(?:[:.u ]?(\d{2}))?$/.exec(typed) ?? /^(\d{1,2})u$/.exec(typed) ?? [];
  if (hours === '') return typed;
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  return isTime(time) ? time : typed;
};

export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(text);
