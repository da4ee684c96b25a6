import { useQueryClient } from '@tanstack/react-query';
import type { ToldField, ToldSite } from '#features/office/contract';
import { officeSiteTexts as texts } from '#kernel/messages/nl-office-site';
import { siteTexts } from '#kernel/messages/nl-site';
import { isColor, themeColors, wireOfColor } from '#kernel/values/theme-colors';
import { radii } from '#kernel/values/theme-fonts';
import { attributes, textOf } from '../inputs/attributes';
import inputs from '../inputs/inputs.module.css';
import type { ValueInput, ValueInputProps } from '../inputs/types';
import styles from './site.module.css';

/** A colour of the chain's own, or the platform's, which is shown as well. */
function ThemeColor(props: ValueInputProps) {
  const { field, value, change, isReadOnly } = props;
  const colors = useQueryClient().getQueryData<ToldSite>(['site'])?.colors;
  const name = themeColors.find((one) => wireOfColor(one.name) === field.name)?.name;
  const usual = (name && colors?.[name]) ?? '#ffffff';
  const color = String(value ?? '');
  return (
    <span className={styles.color}>
      <input
        type="color"
        className={inputs.swatch}
        aria-label={texts.pick(field.label)}
        disabled={isReadOnly}
        value={isColor(color) ? color : usual}
        onChange={({ target }) => change(target.value)}
      />
      <input
        {...attributes(props)}
        className={inputs.short}
        placeholder={usual}
        autoComplete="off"
        spellCheck={false}
        value={color}
        onChange={({ target }) => change(textOf(props, target.value.trim().toLowerCase()))}
      />
      {color === '' && <span className={styles.soft}>{texts.usual}</span>}
    </span>
  );
}

function Radius(props: ValueInputProps) {
  const { value, change } = props;
  return (
    <select
      {...attributes(props)}
      className={inputs.line}
      value={value === null || value === undefined ? '' : String(value)}
      onChange={({ target }) => change(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{texts.usual}</option>
      {radii.map((px) => (
        <option key={px} value={px}>
          {siteTexts.radiusOf(px)}
        </option>
      ))}
    </select>
  );
}

/** Inputs of the theme by type. */
const byType: Readonly<Partial<Record<string, ValueInput>>> = { ColorField: { Input: ThemeColor } };
const radius: ValueInput = { Input: Radius };

export const themeInput = ({ type, name }: ToldField): ValueInput | undefined =>
  byType[type] ?? (name === 'theme_radius' ? radius : undefined);
