import { picking as limits } from '#kernel/limits-picking';
import { pickingTexts as texts } from '#kernel/messages/nl-picking';
import { buttonClass } from '#ui/button.view';
import { TextField } from '#ui/text-field.view';
import styles from '#ui/work/work.module.css';
import { WorkForm } from '#ui/work/work-form.view';
import { pickField, pickPath } from '../contract';
import { Article, type ArticleProps } from './article.view';
import own from './picking.module.css';

export type LineProps = ArticleProps & {
  variantId: number;
  shelf: string;
  wanted: number;
  picked: number;
  boxes: readonly { box: number; pieces: number }[];
  /** For which boxes pieces were paid back. */
  refunded: readonly string[];
};

type About = { listId: number; token: string };

const nameOf = ({ title, choice }: ArticleProps) => (choice ? `${title}, ${choice}` : title);

const Refunded = ({ texts: all }: { texts: readonly string[] }) =>
  all.map((text) => (
    <p key={text} className={own.asks}>
      {text}
    </p>
  ));

/** An article that is still to be found: one press when it lies in its boxes. */
export function ToFindLine({ listId, token, ...line }: LineProps & About) {
  const { variantId, shelf, wanted, picked, boxes } = line;
  const left = wanted - picked;
  const name = nameOf(line);
  const hidden = { [pickField.variant]: variantId };
  return (
    <li className={own.line} id={`v${variantId}`}>
      <p className={shelf ? own.shelf : own.noShelf}>{shelf || texts.noShelf}</p>
      <details className={`${own.aside} ${own.edge}`}>
        <summary>
          {texts.setShelf}
          <span className="visually-hidden">{`: ${name}`}</span>
        </summary>
        <WorkForm
          action={pickPath.shelf(listId)}
          token={token}
          hidden={hidden}
          className={styles.form}
        >
          <TextField
            id={`shelf-${variantId}`}
            label={texts.setShelfOf(name)}
            name={pickField.shelf}
            hint={texts.shelfHint}
            defaultValue={shelf}
            maxLength={limits.shelf}
            autoComplete="off"
            alone
          />
          <button type="submit" className={buttonClass('secondary')}>
            {texts.saveShelf}
          </button>
        </WorkForm>
      </details>
      <Article {...line}>
        <p className={own.boxes}>
          <span className={own.pieces}>{texts.pieces(left)}</span>
          {boxes.map(({ box, pieces }) => (
            <span key={box} className={own.box}>
              {texts.box(box, pieces)}
            </span>
          ))}
        </p>
        <Refunded texts={line.refunded} />
      </Article>
      <WorkForm action={pickPath.pick(listId)} token={token} hidden={hidden} className={own.pick}>
        <button type="submit" className={buttonClass('primary', true)}>
          {texts.pick}
          <span className="visually-hidden">{`: ${texts.pieces(left)}, ${name}`}</span>
        </button>
      </WorkForm>
      <details className={own.aside}>
        <summary>
          {texts.missing}
          <span className="visually-hidden">{`: ${name}`}</span>
        </summary>
        <WorkForm
          action={pickPath.missing(listId)}
          token={token}
          hidden={{ ...hidden, [pickField.key]: left }}
          className={styles.form}
        >
          <TextField
            id={`missing-${variantId}`}
            label={texts.missingCount}
            name={pickField.pieces}
            type="number"
            inputMode="numeric"
            min={1}
            max={left}
            defaultValue={left}
            required
            alone
          />
          <label className={own.tick}>
            <input type="checkbox" name={pickField.empty} value="1" />
            <span>{texts.missingEmpty}</span>
          </label>
          <button type="submit" className={buttonClass('secondary')}>
            {texts.missingButton}
          </button>
        </WorkForm>
      </details>
    </li>
  );
}

/** One that lies in its boxes. */
export function FoundLine({ listId, token, ...line }: LineProps & About) {
  const { variantId, boxes } = line;
  return (
    <li className={own.line}>
      <Article {...line}>
        <p className={own.boxes}>
          {boxes.map(({ box, pieces }) => (
            <span key={box} className={own.box}>
              {texts.box(box, pieces)}
            </span>
          ))}
        </p>
        <Refunded texts={line.refunded} />
      </Article>
      <WorkForm
        action={pickPath.pick(listId)}
        token={token}
        hidden={{ [pickField.variant]: variantId, [pickField.way]: 'terug' }}
        className={own.pick}
      >
        <button type="submit" className={buttonClass('secondary')}>
          {texts.unpick}
          <span className="visually-hidden">{`: ${nameOf(line)}`}</span>
        </button>
      </WorkForm>
    </li>
  );
}
