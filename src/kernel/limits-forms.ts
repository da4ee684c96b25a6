import { uploadLimits } from './limits-uploads';

/** The numbers of site forms; apart from the others, which every page carries. */

/** Site forms. Times in ms, lengths in characters. */
export const formLimits = {
  /** Of one posted value, and of all of a form's texts together. */
  value: 100_000,
  allValues: 1_000_000,
  fields: 500,
  /** Of one post with its files, in bytes: what one session may have lying open, and its texts. */
  post: uploadLimits.mostUnclaimedBytes + 1_000_000,
  /** What a field takes whose definition names no length. */
  line: 1000,
  text: 10_000,
  /** A form sent sooner than this without script was not filled in by a person. */
  shortestFilling: 2000,
  /** A form without script can be filled in for as long as a page's token is good. */
  longestFilling: 7 * 86_400_000,
  /** Posts of one client a minute, whatever becomes of them. */
  postsPerMinute: 30,
  /** Submissions of one client in a quarter of an hour, with our script and without. */
  submissions: 20,
  plainSubmissions: 5,
  submissionsPer: 15 * 60_000,
  captchaLife: 20 * 60_000,
  questionLife: 60 * 60_000,
  /** Work of one captcha: about a second on a phone. */
  captchaCost: 1000,
  captchaFrom: 300,
  captchaTo: 900,
  retentionDays: 90,
} as const;
