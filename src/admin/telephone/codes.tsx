import type { ToldDraft } from '#features/telephone/contract';
import { telephoneTexts } from '#kernel/messages/nl-telephone';
import { formatEuro } from '#kernel/values/money';
import { described, FieldFrame } from '#ui/text-field.view';
import controls from '../controls.module.css';
import orders from '../orders/orders.module.css';
import { DraftLine, type Form, fieldId } from './field';

const texts = telephoneTexts.extra;

type Props = {
  form: Form;
  draft: ToldDraft;
  /** What is typed is what the sums are of. */
  isKept: boolean;
};

/** What came of a code that was typed, and of a card: what is wrong stands at its field, and is read aloud here. */
const outcomesOf = ({ form, draft }: Props): { good: string[]; wrong: string[] } => {
  const { discount_code: code, giftcard_code: card } = form.values;
  const { codeCents, giftCardCents } = draft.sums;
  const wrong = [form.errors.discount_code, form.errors.giftcard_code].filter(
    (text) => text !== undefined,
  );
  const good = [
    ...(code && !form.errors.discount_code
      ? [codeCents > 0 ? texts.codeCounts(formatEuro(codeCents)) : texts.codeTaken]
      : []),
    ...(card && !form.errors.giftcard_code ? [texts.cardCounts(formatEuro(giftCardCents))] : []),
  ];
  return { good, wrong };
};

/** Codes and cards with what comes of them, and what the customer says of his order. */
export function Codes(props: Props) {
  const { form, draft, isKept } = props;
  const { values, change } = form;
  const remark = fieldId('remark');
  const isTold = isKept && draft.lines.length > 0;
  const { good, wrong } = isTold ? outcomesOf(props) : { good: [], wrong: [] };
  return (
    <section className={orders.part} aria-labelledby="telephone-extra">
      <h2 id="telephone-extra">{texts.title}</h2>
      <div>
        <div className={orders.fields}>
          <DraftLine name="discount_code" form={form} />
          <DraftLine name="giftcard_code" form={form} />
        </div>
        <div role="status">
          {good.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <span className="visually-hidden">{wrong.join(' ')}</span>
        </div>
      </div>
      <FieldFrame id={remark} label={texts.remark} hint={texts.remarkHelp}>
        <textarea
          {...described({ id: remark, hint: texts.remarkHelp })}
          className={controls.control}
          rows={2}
          value={values.remark ?? ''}
          onChange={({ target }) => change({ remark: target.value })}
        />
      </FieldFrame>
    </section>
  );
}
