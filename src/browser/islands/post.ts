// What an island fetches to post: a file of its own, so that the page's script is asked for no names.
export { post } from '../post';
