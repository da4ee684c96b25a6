import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { field } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { TextField } from '#ui/text-field.view';
import { counterPath, mailField, piecesField, type Returnables, type Waiting } from '../contract';
import { Article } from './article.view';
import { Check } from './check.view';
import styles from './counter.module.css';
import { WaitingSection } from './waiting-list.view';

type StartProps = {
  storeId: number;
  token: string;
  typed: { number: string; zipcode: string };
  open: readonly Waiting[];
};

/** Where what is brought back is looked up. */
export function ReturnsScreen({ storeId, token, typed, open }: StartProps) {
  return (
    <>
      <form method="post" action={counterPath.returns(storeId)} className={styles.step}>
        <input type="hidden" name={field.token} value={token} />
        <TextField
          id="counter-return"
          label={texts.returnNumber}
          name="nummer"
          hint={texts.returnNumberHint}
          defaultValue={typed.number}
          autoComplete="off"
          autoCapitalize="characters"
          required
          alone
        />
        <TextField
          id="counter-zipcode"
          label={texts.zipcode}
          name="postcode"
          hint={texts.zipcodeHint}
          defaultValue={typed.zipcode}
          autoComplete="off"
        />
        <Button type="submit" wide>
          {texts.searchGo}
        </Button>
      </form>
      <WaitingSection
        id="counter-returns"
        title={texts.returnsOpen}
        none={texts.returnsNone}
        waiting={open}
      />
    </>
  );
}

type OrderProps = {
  storeId: number;
  token: string;
  returnables: Returnables;
  /** As they were typed, by variant. */
  pieces: Readonly<Record<number, string>>;
  onceKey: string;
  /** Its buyer gets a receipt by mail. */
  isMailed: boolean;
};

/** What of an order is brought back. */
export function ReturnableScreen(props: OrderProps) {
  const { storeId, token, returnables, pieces, onceKey, isMailed } = props;
  const { number, name, zipcode, lines } = returnables;
  if (lines.length === 0) return <p>{texts.returnableNone}</p>;
  return (
    <form method="post" action={counterPath.returnOf(storeId, number)} noValidate>
      <p>{name}</p>
      <input type="hidden" name={field.token} value={token} />
      <input type="hidden" name="sleutel" value={onceKey} />
      <input type="hidden" name="postcode" value={zipcode} />
      {lines.map((line) => (
        <Article key={line.variantId} article={line}>
          <TextField
            id={`counter-pieces-${line.variantId}`}
            label={texts.howMany(line.quantity)}
            name={piecesField(line.variantId)}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={pieces[line.variantId] ?? (lines.length === 1 ? line.quantity : 0)}
          />
        </Article>
      ))}
      <div className={styles.section}>
        <Check
          id="counter-mail"
          name={mailField}
          label={texts.mailReceipt}
          hint={texts.mailReceiptHint}
          isOn={isMailed}
        />
      </div>
      <p>
        <Button type="submit" wide>
          {texts.announce}
        </Button>
      </p>
    </form>
  );
}
