export { CookieCard as default } from '../../site/cookie-card.view';
