export const myStorePath = {
  /** Chooses the store that is posted, or with '' none. */
  choose: '/webcore/location/mine',
  /** Leads on to what of a listing lies in that store. */
  stock: '/webcore/location/mine/stock',
  /** Where one finds a store to choose; a page of the page tree. */
  find: '/winkels',
} as const;

export const myStoreField = {
  store: 'location_id',
  /** Of the way to a listing: its address. */
  to: 'to',
  /** Of the same: its column of stores. */
  column: 'column',
} as const;

/** Of what shows the store on a page, and of the parts in it. */
export const MY_STORE_SLOT = 'data-my-store-slot';
export const MY_STORE_NAME = 'data-my-store-name';
export const MY_STORE_STATE = 'data-my-store-state';

/** Of a button that chooses a store, or that forgets it: the store's number. */
export const MY_STORE_BUTTON = 'data-my-store';

/** Of a template in a list of stock: the row of a store that has none. */
export const MY_STORE_EMPTY = 'data-my-store-empty';

/** Of what leads in a filter form to what lies in the visitor's store: the column of stores. */
export const MY_STORE_FILTER = 'data-my-store-filter';

/** What the window is told when another store was chosen, or none. */
export const MY_STORE_EVENT = 'etalage:store';
