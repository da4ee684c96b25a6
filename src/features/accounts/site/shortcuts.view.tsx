import { account } from '#kernel/messages/nl-account';
import { path } from '#kernel/wire';
import { myStorePath } from '#kernel/wire-my-store';
import { Icon, type IconName } from '#ui/icon.view';
import { accountPath } from '../contract';
import styles from './orders.module.css';

const texts = account.shortcuts;

const shortcuts: readonly (readonly [name: keyof typeof texts.to, href: string, icon: IconName])[] =
  [
    ['giveBack', path.withdraw, 'back'],
    ['wishlist', accountPath.wishlist, 'heart'],
    ['addresses', accountPath.addresses, 'truck'],
    ['store', myStorePath.find, 'store'],
    ['profile', accountPath.profile, 'person'],
  ];

/** What else one comes to an account for. */
export function Shortcuts() {
  return (
    <nav className={styles.shortcuts} aria-labelledby="shortcuts-title">
      <h3 className={styles.subtitle} id="shortcuts-title">
        {texts.title}
      </h3>
      <ul>
        {shortcuts.map(([name, href, icon]) => (
          <li key={name}>
            <a href={href}>
              <Icon name={icon} small />
              {texts.to[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
