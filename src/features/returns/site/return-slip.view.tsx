import { returnTexts } from '#kernel/messages/nl-returns';
import { field } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import { Button, ButtonLink } from '#ui/button.view';
import { TextField } from '#ui/text-field.view';
import { type HandInPlace, type ReturnWay, returnWays } from '../contract';
import styles from './return-slip.module.css';

const { returns } = returnTexts;
const texts = returns.slip;

/** The label of a carrier. */
export type SlipLabel = {
  /** `none`: not asked for yet. */
  state: 'none' | 'asked' | 'failed' | 'made';
  carrier: string;
  /** Where it is fetched, and by a post asked for. */
  href: string;
  isPdf: boolean;
  isPrintless: boolean;
  trackingCode: string;
  trackingUrl: string;
};

export type ReturnSlipProps = {
  number: string;
  orderNumber: string;
  orderHref: string;
  /** Its own address. */
  href: string;
  token: string;
  /** The code: how many squares a side, and the dark ones. */
  code: { size: number; path: string };
  what: readonly string[];
  until: string;
  how: readonly string[];
  sendTo: readonly string[];
  /** Absent: nobody was asked. */
  way?: ReturnWay;
  /** Absent: no carrier makes one. */
  label?: SlipLabel;
  /** Where it is handed in near a postcode. */
  near: { carrier?: string; zipcode: string; places: HandInPlace[]; problem?: string };
};

/** What comes back: its code to show in a store or to send along, its label, and where it is handed in. */
export function ReturnSlip(props: ReturnSlipProps) {
  const { how, label, way, near, token, href, orderHref } = props;
  return (
    <div className={styles.page}>
      <h1>{texts.heading}</h1>
      <p className={styles.screen}>{way ? texts.leads[way] : texts.lead}</p>
      <Slip {...props} />
      <div className={styles.text}>
        <h2>{returns.howTitle}</h2>
        {how.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {label && <Label label={label} token={token} />}
      <Near near={near} href={href} way={way} />
      <div className={styles.screen}>
        <h2>{texts.otherTitle}</h2>
        <form method="post" action={href} className={styles.actions}>
          <input type="hidden" name={field.token} value={token} />
          {returnWays
            .filter((other) => other !== way)
            .map((other) => (
              <Button key={other} type="submit" kind="secondary" name="way" value={other}>
                {texts.other[other]}
              </Button>
            ))}
        </form>
      </div>
      <p className={styles.screen}>
        <ButtonLink kind="plain" href={orderHref}>
          {texts.back}
        </ButtonLink>
      </p>
    </div>
  );
}

function Slip({ number, orderNumber, code, what, until, sendTo, way }: ReturnSlipProps) {
  const edge = 4;
  const size = code.size + 2 * edge;
  return (
    <section className={styles.slip} aria-label={texts.title(number)}>
      <svg
        className={styles.code}
        viewBox={`${-edge} ${-edge} ${size} ${size}`}
        role="img"
        aria-label={texts.code(number)}
        shapeRendering="crispEdges"
      >
        <path className={styles.dark} d={code.path} />
      </svg>
      <div className={styles.facts}>
        <p className={styles.number}>{number}</p>
        <p className={styles.soft}>{texts.codeBelow}</p>
        <p>{returnTexts.withdraw.order(orderNumber)}</p>
        <p>{way ? texts.whats[way] : texts.what}:</p>
        <ul>
          {what.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{texts.until(until)}</p>
        {sendTo.length > 0 && (
          <>
            <p>{returns.sendTo}</p>
            <address>
              {sendTo.map((line) => (
                <span key={line}>
                  {line}
                  <br />
                </span>
              ))}
            </address>
          </>
        )}
      </div>
    </section>
  );
}

function Label({ label, token }: { label: SlipLabel; token: string }) {
  return (
    <section className={styles.screen} aria-labelledby="return-label">
      <h2 id="return-label">{texts.labelTitle}</h2>
      {label.state === 'made' ? (
        <MadeLabel label={label} />
      ) : (
        <NoLabel label={label} token={token} />
      )}
    </section>
  );
}

function MadeLabel({ label }: { label: SlipLabel }) {
  const { carrier, href, isPdf, isPrintless, trackingCode, trackingUrl } = label;
  const get = isPdf ? texts.labelGet : texts.labelGetPicture;
  return (
    <>
      {isPrintless && <p>{texts.printless(carrier)}</p>}
      <p>
        <ButtonLink href={href}>{(isPrintless ? texts.codeGet : get)(carrier)}</ButtonLink>
      </p>
      <p>
        <a href={trackingUrl} rel="noreferrer">
          {texts.track(trackingCode)}
        </a>
      </p>
    </>
  );
}

function NoLabel({ label, token }: { label: SlipLabel; token: string }) {
  const { state, carrier, href } = label;
  if (state === 'asked') return <p role="status">{texts.labelAsked}</p>;
  return (
    <form className={styles.form} method="post" action={href}>
      <input type="hidden" name={field.token} value={token} />
      {state === 'failed' && (
        <Alert tone="notice">
          <p>{texts.labelFailed(carrier)}</p>
        </Alert>
      )}
      <Button type="submit">{state === 'failed' ? texts.labelAgain : texts.labelMake}</Button>
    </form>
  );
}

function Near({ near, href, way }: Pick<ReturnSlipProps, 'near' | 'href' | 'way'>) {
  const { carrier, zipcode, places, problem } = near;
  const stores = way === 'post' ? texts.orStores : texts.stores;
  return (
    <section className={styles.screen} id="inleveren" aria-labelledby="return-places">
      <h2 id="return-places">{carrier ? texts.points(carrier) : stores}</h2>
      <form className={styles.search} method="get" action={`${href}#inleveren`}>
        <TextField
          id="return-zipcode"
          name="postcode"
          label={texts.zipcode}
          autoComplete="postal-code"
          defaultValue={zipcode}
          error={problem}
          maxLength={10}
          alone
          required
        />
        <Button type="submit" kind="secondary">
          {texts.search}
        </Button>
      </form>
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={place.id} className={styles.place}>
            <p>
              <b>{place.href ? <a href={place.href}>{place.title}</a> : place.title}</b>
              {place.distance && <span className={styles.soft}> {place.distance}</span>}
            </p>
            {place.lines.filter(Boolean).map((line) => (
              <p key={line} className={styles.soft}>
                {line}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
