import { inputTexts as texts } from '#kernel/messages/nl-office-inputs';
import { Icon, iconNames } from '#ui/icon.view';
import { attributes, textOf } from './attributes';
import styles from './inputs.module.css';
import type { ValueInputProps } from './types';

const COLOR = /^#[\da-f]{6}$/i;

/** A colour as '#rrggbb', typed or picked. */
export function ColorValue(props: ValueInputProps) {
  const { value, change, isReadOnly, field } = props;
  const color = String(value ?? '');
  return (
    <span className={styles.sum}>
      <input
        type="color"
        className={styles.swatch}
        aria-label={texts.pick(field.label)}
        disabled={isReadOnly}
        value={COLOR.test(color) ? color.toLowerCase() : '#ffffff'}
        onChange={({ target }) => change(target.value)}
      />
      <input
        {...attributes(props)}
        className={styles.short}
        placeholder="#a1b2c3"
        autoComplete="off"
        spellCheck={false}
        value={color}
        onChange={({ target }) => change(textOf(props, target.value.trim().toLowerCase()))}
      />
    </span>
  );
}

/** One of the signs that the theme draws. */
export function IconValue({ value, change, id, isReadOnly, field, describedBy }: ValueInputProps) {
  const names = field.required ? iconNames : (['', ...iconNames] as const);
  const chosen = String(value ?? '');
  return (
    <span className={styles.icons}>
      {names.map((name) => {
        const label = name === '' ? texts.noIcon : (texts.icons[name] ?? name);
        return (
          <label key={name} className={styles.iconChoice} title={label}>
            <input
              type="radio"
              name={id}
              id={name === chosen ? id : undefined}
              className="visually-hidden"
              aria-label={label}
              aria-describedby={describedBy}
              checked={name === chosen}
              disabled={isReadOnly}
              onChange={() => change(name === '' && field.orNull ? null : name)}
            />
            {name === '' ? <span aria-hidden="true">–</span> : <Icon name={name} />}
          </label>
        );
      })}
    </span>
  );
}
