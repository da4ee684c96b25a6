/** The warehouse: how orders are picked and packed. */
export const picking = {
  /** Orders that one walk can be for, to choose from, and the most when they are ticked. */
  listSizes: [5, 10, 20],
  mostOrders: 60,
  /** In ms: a list that nobody touched for so long may be taken over by others. */
  leftAlone: 2 * 60 * 60_000,
  /** In ms: so long one waits for who is sending an order, before another may. */
  sendingFor: 2 * 60_000,
  /** In ms: so long packers read that an order was sent or cancelled elsewhere. */
  overTold: 10 * 60_000,
  /** In ms after an order was sent: so long its slip and label can be printed again. */
  papersFor: 24 * 60 * 60_000,
  /** Orders that wait which are looked at; more are told as more. */
  waiting: 500,
  /** Changes of stock that are listed. */
  movements: 100,
  /** Stores that have what is short, before one asks for the others. */
  holdersShown: 3,
  /** Characters of a shelf's name, and of what is scanned. */
  shelf: 20,
  /** Lines of a file with shelves, its bytes, and of what it says so many are shown. */
  shelfRows: 5000,
  shelfBytes: 512 * 1024,
  shelfShown: 50,
  code: 60,
} as const;
