import { cartTexts as texts } from '#kernel/messages/nl-shop';
import { field, path } from '#kernel/wire';
import { Button, ButtonLink } from '#ui/button.view';
import { ErrorSummary } from '#ui/error-summary.view';
import { Select } from '#ui/select.view';
import styles from './add-problem.module.css';

type Choice = { id: number; title: string };

export type AddProblemProps = {
  message?: string;
  asked: { productId: number; colorId: number | null; sizeId: number | null; quantity?: number };
  choices?: { title: string; href: string; colors: Choice[]; sizes: Choice[] };
  token: string;
};

/** It could not be added: why, and the form again with what was chosen so far. */
export function AddProblem({ message, asked, choices, token }: AddProblemProps) {
  return (
    <div className={styles.page}>
      <h1>{texts.problemTitle}</h1>
      <ErrorSummary title={message} />
      {choices && (
        <form className={styles.form} name="addproduct" method="post" action={path.addToCart}>
          <h2>{choices.title}</h2>
          <input type="hidden" name={field.token} value={token} />
          <input type="hidden" name={field.itemId} value={asked.productId} />
          <input type="hidden" name={field.quantity} value={asked.quantity || 1} />
          <Choose
            name={field.colorId}
            label={texts.color}
            options={choices.colors}
            chosen={asked.colorId}
          />
          <Choose
            name={field.sizeId}
            label={texts.size}
            options={choices.sizes}
            chosen={asked.sizeId}
          />
          <Button type="submit" icon="bag">
            {texts.add}
          </Button>
          <ButtonLink kind="plain" href={choices.href}>
            {texts.problemBack(choices.title)}
          </ButtonLink>
        </form>
      )}
      <ButtonLink kind="secondary" href={path.checkout}>
        {texts.problemCart}
      </ButtonLink>
    </div>
  );
}

type ChooseProps = { name: string; label: string; options: Choice[]; chosen: number | null };

function Choose({ name, label, options, chosen }: ChooseProps) {
  if (options.length === 0) return null;
  const id = `problem-${name}`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} name={name} defaultValue={chosen ?? ''}>
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.title}
          </option>
        ))}
      </Select>
    </div>
  );
}
