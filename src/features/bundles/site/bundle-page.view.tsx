import { bundleTexts as texts } from '#kernel/messages/nl-bundles';
import { formatEuro } from '#kernel/values/money';
import { field } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { ErrorSummary } from '#ui/error-summary.view';
import { Picture } from '#ui/picture.view';
import { Price } from '#ui/price.view';
import { Select } from '#ui/select.view';
import { addBundlePath, type BundleDetail, type BundlePart, partField } from '../contract';
import { apartOf, type Chosen, chosenOf, lowestOf } from './apart';
import styles from './bundle-page.module.css';

export type BundlePageProps = {
  bundle: BundleDetail;
  token: string;
  problem?: string;
  /** What was chosen, by field. */
  chosen: Chosen;
};

/** A bundle: each part with its own choice, the one price, and one button. */
export function BundlePage({ bundle, token, problem, chosen }: BundlePageProps) {
  const isOut = bundle.parts.some(isGone);
  return (
    <section className={styles.page} aria-labelledby="bundle-title">
      <h1 id="bundle-title">{bundle.title}</h1>
      <p className={styles.intro}>{bundle.intro}</p>
      {problem && <ErrorSummary title={problem} />}
      <form name="addproduct" method="post" action={addBundlePath} className={styles.form}>
        <input type="hidden" name={field.token} value={token} />
        <input type="hidden" name="bundle_id" value={bundle.id} />
        <ul className={styles.parts}>
          {bundle.parts.map((part) => (
            <Part key={part.productId} part={part} chosen={chosen} />
          ))}
        </ul>
        <div className={styles.order}>
          <Price cents={bundle.priceCents} size="large" />
          <Saving bundle={bundle} chosen={chosen} />
          <Button type="submit" wide icon="bag" disabled={isOut}>
            {texts.add}
          </Button>
          <p className={styles.note}>{texts.note}</p>
        </div>
      </form>
    </section>
  );
}

const isGone = ({ variants }: BundlePart): boolean => variants.every(({ soldOut }) => soldOut);

/** What the set saves. The browser says it anew with each choice, from the cents beside the choices. */
function Saving({ bundle, chosen }: Pick<BundlePageProps, 'bundle' | 'chosen'>) {
  const { cents, least } = apartOf(bundle.parts, chosen);
  const saving = cents - bundle.priceCents;
  return (
    <p
      className={styles.saving}
      hidden={saving <= 0}
      data-bundle-saving={bundle.priceCents}
      aria-live="polite"
      aria-atomic="true"
    >
      {texts.apart} <Least word={texts.from} said={least} />
      <span data-bundle-apart="">{formatEuro(cents)}</span>. {texts.together}{' '}
      <Least word={texts.atLeast} said={least} />
      <span data-bundle-saved="">{formatEuro(Math.max(0, saving))}</span> {texts.cheaper}.
    </p>
  );
}

/** A word that holds while a choice may still make it more. */
function Least({ word, said }: { word: string; said: boolean }) {
  return <span data-bundle-least={`${word} `}>{said && `${word} `}</span>;
}

function Part({ part, chosen }: { part: BundlePart; chosen: Chosen }) {
  const id = `part-${part.productId}`;
  const [first] = part.variants;
  const { unitCents, differs } = lowestOf(part);
  const centsOf = (one: number) => part.quantity * one;
  return (
    <li className={styles.part}>
      <div className={styles.frame}>
        {part.picture && (
          <Picture picture={part.picture} sizes="16rem" widths={[320, 480]} fill alt="" />
        )}
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>
          {part.quantity > 1 && `${texts.times(part.quantity)} `}
          <a href={part.href}>{part.title}</a>
        </h2>
        <Price cents={unitCents} from={differs} />
        {isGone(part) && <p className={styles.gone}>{texts.partSoldOut}</p>}
        {part.variants.length === 1 && first ? (
          <p className={styles.only}>
            {first.choice}
            <input
              type="hidden"
              name={partField(part.productId)}
              value={first.id}
              data-cents={centsOf(first.unitCents)}
            />
          </p>
        ) : (
          <>
            <label className={styles.label} htmlFor={id}>
              {texts.choose}
              <span className="visually-hidden"> {part.title}</span>
            </label>
            <Select
              id={id}
              name={partField(part.productId)}
              defaultValue={chosenOf(part, chosen)?.id ?? ''}
              required
              aria-invalid={false}
            >
              <option value="" data-cents={centsOf(unitCents)} data-least={differs || undefined}>
                {texts.chooseFirst}
              </option>
              {part.variants.map((variant) => (
                <option
                  key={variant.id}
                  value={variant.id}
                  disabled={variant.soldOut}
                  data-cents={centsOf(variant.unitCents)}
                >
                  {variant.choice}
                  {differs && `, ${formatEuro(variant.unitCents)}`}
                  {variant.soldOut && `, ${texts.soldOut}`}
                </option>
              ))}
            </Select>
          </>
        )}
      </div>
    </li>
  );
}
