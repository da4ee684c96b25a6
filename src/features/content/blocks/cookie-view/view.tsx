export { CookieTable as default } from '../../site/cookie-table.view';
