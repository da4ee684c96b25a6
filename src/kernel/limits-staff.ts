/** The office: its sessions and what is tried at its door. */
export const staff = {
  /** In ms: a session ends after so long without use, and after so long whatever happens. */
  idle: 60 * 60_000,
  longest: 12 * 60 * 60_000,
  /** In ms: of a login whose code wasn't given yet. */
  half: 5 * 60_000,
  /** In ms, how often it is noted that a session is used. */
  seenEvery: 60_000,
  /** In ms: so long after the password was given it isn't asked again. */
  provenFor: 10 * 60_000,
  /** Wrong codes, and wrong passwords asked again, of one member in a quarter of an hour. */
  attemptsInside: 10,
  recoveryCodes: 10,
  /** In ms, how long mailed links are good: to who is invited, to who is sent one, to who asked for one. */
  linkFor: { invite: 7 * 86_400_000, sent: 86_400_000, asked: 60 * 60_000 },
  /** Mails with a link that one address gets by asking, requests of one client, and tries of links, each in a quarter of an hour. */
  asked: { perAddress: 3, perClient: 20, links: 50 },
  /** Of an empty site: in ms, how long its link is good; and wrong links tried by one client in a quarter of an hour. */
  setup: { openFor: 86_400_000, tries: 20 },
  /** Mails with a link that one member sends in an hour. */
  linksSent: 60,
  /** Minutes without use after which a role's sessions may be set to end, and characters of its name. */
  idleChoices: [15, 30, 60, 120, 240],
  roleName: 60,
  /** In seconds: so often at most a mail that left is sent again. */
  mailAgain: { every: 60 },
  /** Roles of a site. */
  roles: 100,
  /** Stores that a member may have as his own. */
  stores: 500,
  /** Characters of a member's name. */
  name: 120,
  /** Calls of one client in a minute. */
  callsPerMinute: 1200,
  /** Rows of a list that are told at once, unless fewer or more are asked for; and at most. */
  rows: 50,
  mostRows: 200,
  /** Rows that are counted: more are told as more. */
  counted: 100_000,
  /** Characters of what is searched. */
  search: 100,
  /** Bytes of JSON that the draft of a form may hold. */
  draft: 600_000,
  /** Days that a draft is kept in which nobody types. */
  draftDays: 180,
  /** In ms: how often a window says that a row is open in it, and after how long in silence it isn't any more. */
  presence: { every: 15_000, gone: 40_000 },
  /** In ms without a key or the mouse, after which a window that is open isn't looked at. */
  presenceIdle: 5 * 60_000,
  /** Windows of one member of which it is told what is open in them. */
  presenceTabs: 40,
  /** Imports of files that are told at once. */
  imports: 30,
  /** Rows that are changed at once, and of which it is told beforehand what becomes of them. */
  bulk: 10_000,
  plans: 100,
  /** Bytes of a call that holds a file. */
  file: 24 * 1024 * 1024,
  /** Views of one list that a member has, and characters of their names and addresses. */
  views: 60,
  viewName: 60,
  viewQuery: 1000,
  /** Characters of the name of a release. */
  releaseName: 80,
  /** Bytes of a picture that is added, pictures that are told at once, and pages of each entity. */
  picture: 20 * 1024 * 1024,
  pictures: 60,
  pagesOfEach: 4,
  pages: 12,
  /** Days that what was deleted can be put back from the bin. */
  binDays: 30,
} as const;
