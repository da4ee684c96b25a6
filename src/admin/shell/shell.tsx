import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { staffPath } from '#features/staff/contract';
import { auditTexts as audit } from '#kernel/messages/nl-audit';
import { customerTexts } from '#kernel/messages/nl-customers';
import { hiringTexts } from '#kernel/messages/nl-hiring';
import { importTexts } from '#kernel/messages/nl-imports';
import { officeTexts as texts } from '#kernel/messages/nl-office';
import { screenTexts } from '#kernel/messages/nl-office-screens';
import { officeSiteTexts as siteTexts } from '#kernel/messages/nl-office-site';
import { planTexts } from '#kernel/messages/nl-plan';
import { workTexts } from '#kernel/messages/nl-work';
import { field } from '#kernel/wire';
import { useNewCount } from '../applications/use-calls';
import { AskPassword } from '../ask-password';
import { Palette } from '../palette/palette';
import { useStart } from '../start';
import {
  customerScreens,
  floorScreens,
  hiringScreens,
  mailScreens,
  managedBy,
  missingScreens,
  partsOf,
  siteScreens,
} from './groups';
import styles from './shell.module.css';
import { Toasts } from './toasts';

/** What stands around every screen: the bar, the parts, and what was just done. */
export function Shell({ children }: { children: ReactNode }) {
  const { site, member, entities, token } = useStart();
  const [isOpen, setOpen] = useState(false);
  const [at] = useLocation();
  const [shownAt, setShownAt] = useState(at);
  // Whoever went somewhere by the menu has it out of the way.
  if (shownAt !== at) {
    setShownAt(at);
    setOpen(false);
  }
  const ofStores = hiringScreens(member.special);
  const newOnes = useNewCount(ofStores.length > 0);
  const countNew = newOnes > 0 ? hiringTexts.countNew(newOnes) : undefined;
  const isIn = (href: string) => at.split('/')[1] === href.split('/')[1];
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#office-main">
        {texts.skip}
      </a>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is a banner here; a page in a frame has one too */}
      <header className={styles.bar} aria-label={screenTexts.bar}>
        <button
          type="button"
          className={styles.menu}
          aria-expanded={isOpen}
          aria-controls="office-nav"
          onClick={() => setOpen(!isOpen)}
        >
          {texts.menu}
        </button>
        <Link href="/" className={styles.site}>
          {site.name} <span className={styles.soft}>{texts.title}</span>
        </Link>
        <Palette />
        <div className={styles.side}>
          <a href="/" className={styles.toSite} target="_blank" rel="noreferrer">
            {texts.toSite}
          </a>
          <Link href="/account" className={styles.who}>
            {member.name} <span className={styles.soft}>{member.role}</span>
          </Link>
          <form method="post" action={staffPath.logout}>
            <input type="hidden" name={field.token} value={token} />
            <button type="submit" className={styles.plain}>
              {texts.logout}
            </button>
          </form>
        </div>
      </header>
      <nav id="office-nav" className={isOpen ? styles.navOpen : styles.nav} aria-label={texts.nav}>
        <Part href="/" label={texts.home} isCurrent={at === '/'} />
        <Screens label={customerTexts.group} screens={customerScreens(member.special)} at={at} />
        <WorkScreens screens={floorScreens(member.special)} />
        {partsOf({ entities, member }).map(({ label, parts }) => (
          <section key={label} className={styles.group}>
            <h2 className={styles.groupTitle}>{label}</h2>
            <ul className={styles.parts}>
              {parts.map(({ href, label: name }) => (
                <li key={href}>
                  <Part
                    {...{ href, isCurrent: isIn(href) }}
                    label={name}
                    count={ofStores.some((one) => one.href === href) ? countNew : undefined}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <Screens
          label={siteTexts.group}
          screens={[...siteScreens(entities), ...mailScreens(entities)]}
          at={at}
        />
        <section className={styles.group}>
          <Part
            href="/planning"
            label={planTexts.title}
            isCurrent={at.split('/')[1] === 'planning'}
          />
          {missingScreens(entities).map(({ href, label }) => (
            <Part key={href} {...{ href, label }} isCurrent={at === href} />
          ))}
          <Part href="/imports" label={importTexts.title} isCurrent={at === '/imports'} />
          <Part href="/prullenbak" label={texts.bin.title} isCurrent={at === '/prullenbak'} />
        </section>
        <Screens label={audit.group} screens={managedBy(member.special)} at={at} />
        {/* What the bar has no room for, such as with large letters. */}
        <section className={styles.fromBar}>
          <Part href="/account" label={member.name} isCurrent={at === '/account'} />
          <a href="/" className={styles.part} target="_blank" rel="noreferrer">
            {texts.toSite}
          </a>
        </section>
      </nav>
      <main
        id="office-main"
        className={styles.main}
        tabIndex={-1}
        // A page of the site in a frame has a main part as well.
        aria-label={screenTexts.main}
      >
        {children}
      </main>
      <AskPassword />
      <Toasts />
    </div>
  );
}

type ScreensProps = {
  label: string;
  screens: readonly { href: string; label: string }[];
  at: string;
};

/** Screens that stand together, with all that is below them. */
function Screens({ label, screens, at }: ScreensProps) {
  if (screens.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2 className={styles.groupTitle}>{label}</h2>
      <ul className={styles.parts}>
        {screens.map((one) => (
          <li key={one.href}>
            <Part {...one} isCurrent={`/${at.split('/')[1]}` === one.href} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Screens that are no part of this page. */
function WorkScreens({ screens }: Pick<ScreensProps, 'screens'>) {
  if (screens.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2 className={styles.groupTitle}>{workTexts.nav}</h2>
      <ul className={styles.parts}>
        {screens.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className={styles.part}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type PartProps = { href: string; label: string; isCurrent: boolean; count?: string | undefined };

function Part({ href, label, isCurrent, count }: PartProps) {
  return (
    <Link href={href} className={styles.part} aria-current={isCurrent ? 'page' : undefined}>
      {label}
      {count && <span className={styles.count}> {count}</span>}
    </Link>
  );
}
