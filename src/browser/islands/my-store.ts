// What an island fetches to choose a store: a file of its own, as with posting.
export { chooseStore } from '../my-store/choose';
