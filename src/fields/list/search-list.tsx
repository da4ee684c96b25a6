import { Combobox } from '@base-ui/react/combobox';
import type { FieldOption } from '#kernel/define/field';
import { Icon } from '#ui/icon.view';
import { optionLabel } from '../choices';
import dropdown from '../dropdown.module.css';
import { useFieldTexts } from '../field-texts';
import styles from '../fields.module.css';
import type { InputProps } from '../input';
import { matchesSearch } from './field';

/** A list that is searched as one types, in a panel under its button. */
export function SearchList({ field, value, control, labelId, choose, checkOn }: InputProps) {
  const texts = useFieldTexts();
  const { id, name, disabled, required: _, ...aria } = control;
  const items: FieldOption[] = [{ value: '', label: texts.listEmpty }, ...field.options];
  const chosen = items.find((item) => item.value === value) ?? null;
  const valueId = `${id}-value`;
  return (
    <Combobox.Root
      items={items}
      value={chosen}
      disabled={disabled}
      filter={(item, typed) => matchesSearch(item.label, typed)}
      isItemEqualToValue={(a, b) => a.value === b.value}
      onValueChange={(item) => choose(item?.value ?? '')}
      onOpenChange={(open) => open || checkOn('blur')}
    >
      <Combobox.Trigger
        {...aria}
        id={id}
        aria-labelledby={`${labelId} ${valueId}`}
        className={dropdown.trigger}
      >
        <span id={valueId} className={dropdown.value}>
          {value === '' ? texts.listEmpty : `${texts.listChosen} ${optionLabel(field, value)}`}
        </span>
        <Icon name="down" small />
      </Combobox.Trigger>
      <input type="hidden" name={name} value={value} disabled={disabled} />
      <Combobox.Portal>
        <Combobox.Positioner className={dropdown.positioner} sideOffset={4} align="start">
          <Combobox.Popup className={dropdown.popup} aria-label={field.label}>
            <Combobox.Input
              className={styles.input}
              aria-label={texts.listSearch(field.label)}
              placeholder={texts.listSearch(field.label)}
            />
            <Combobox.Empty className={dropdown.empty}>{texts.listNoResults}</Combobox.Empty>
            <Combobox.List className={dropdown.list}>
              {(item: FieldOption) => (
                <Combobox.Item key={item.value} value={item} className={dropdown.item}>
                  {item.label}
                  <Combobox.ItemIndicator>
                    <Icon name="check" small />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
