import { enConsent } from '#kernel/messages/en-consent';
import { consentTexts } from '#kernel/messages/nl-consent';
import { CONSENT_TOLD } from '#kernel/wire';
import { useTexts } from '#ui/language';
import { useUi } from '#ui/use-ui';
import type { ShellProps } from '../contract';
import { Footer } from './footer.view';
import { Header } from './header.view';
import { Promises } from './promises.view';
import { QuietHeader } from './quiet-header.view';
import styles from './shell.module.css';

/** The id of the page's main part, where 'Naar de inhoud' leads. */
const mainId = 'inhoud';

/** So many columns of the footer are within reach in the header too: service, stores. */
const HELP = 2;

/** The frame around every page. `children` is what stands in `<main>`. */
export function Shell(props: ShellProps) {
  const ui = useUi();
  const told = useTexts(consentTexts, enConsent).banner.kept;
  const help = props.footer.slice(0, HELP);
  return (
    <>
      <a className={styles.skip} href={`#${mainId}`}>
        {ui.shell.skip}
      </a>
      {/* Kept for the banner: put between others it would have all that follows styled again. */}
      <div data-consent-place="" />
      <p className={`${styles.skip} ${styles.told}`} id={CONSENT_TOLD} tabIndex={-1} role="status">
        {told}
      </p>
      {props.quiet ? (
        <QuietHeader site={props.site} home={props.home} phone={props.identity.phone} />
      ) : (
        <>
          <Promises
            stores={props.site.stores}
            delivery={props.delivery}
            help={help}
            store={props.store}
            own={props.promises}
          />
          <Header
            site={props.site}
            home={props.home}
            navigation={props.navigation}
            help={help}
            more={props.footer
              .flatMap(({ children = [] }) => children)
              .filter(({ inDrawer }) => inDrawer)}
            other={props.other}
            cartCount={props.cartCount ?? 0}
            wishlistCount={props.wishlistCount ?? 0}
            store={props.store}
            currentPath={props.currentPath}
            searchBox={props.searchBox}
          />
        </>
      )}
      <main id={mainId} className={styles.main} tabIndex={-1}>
        {props.children}
      </main>
      <Footer
        site={props.site}
        part={props.footerPart}
        columns={props.quiet ? [] : props.footer}
        identity={props.identity}
        other={props.other}
      />
      <div data-announce="" role="status" className="visually-hidden" />
    </>
  );
}
