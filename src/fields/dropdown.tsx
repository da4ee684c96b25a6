import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select } from '@base-ui/react/select';
import type { ReactNode } from 'react';
import type { FieldOption } from '#kernel/define/field';
import { Icon } from '#ui/icon.view';
import styles from './dropdown.module.css';
import type { ControlAttributes } from './input';

type DropdownProps = {
  control: ControlAttributes;
  labelId: string;
  options: readonly FieldOption[];
  /** What the button says. */
  text: ReactNode;
  onLeave: () => void;
} & (
  | { multiple: true; value: string[]; onChoose: (value: string[]) => void }
  | { multiple?: false; value: string; onChoose: (value: string) => void }
);

/** Many choices behind one button. What is chosen is sent by who uses it. */
export function Dropdown({ control, labelId, options, text, onLeave, ...rest }: DropdownProps) {
  const { id, disabled, name: _name, required: _required, ...aria } = control;
  const valueId = `${id}-value`;
  const choose = (value: string | string[] | null) => {
    if (rest.multiple) rest.onChoose(Array.isArray(value) ? value : []);
    else rest.onChoose(typeof value === 'string' ? value : '');
  };
  return (
    <CSPProvider disableStyleElements>
      <Select.Root<string, boolean>
        items={options}
        multiple={rest.multiple ?? false}
        value={rest.value}
        disabled={disabled}
        modal={false}
        onValueChange={choose}
        onOpenChange={(open) => open || onLeave()}
      >
        <Select.Trigger
          {...aria}
          id={id}
          aria-labelledby={`${labelId} ${valueId}`}
          className={styles.trigger}
        >
          <span id={valueId} className={styles.value}>
            {text}
          </span>
          <Icon name="down" small />
        </Select.Trigger>
        <Select.Portal>
          <Select.Positioner
            className={styles.positioner}
            sideOffset={4}
            align="start"
            alignItemWithTrigger={false}
          >
            <Select.Popup className={styles.popup}>
              <Select.List className={styles.list} aria-labelledby={labelId}>
                {options.map(({ value, label }) => (
                  <Select.Item key={value} value={value} className={styles.item}>
                    <Select.ItemText>{label}</Select.ItemText>
                    <Select.ItemIndicator>
                      <Icon name="check" small />
                    </Select.ItemIndicator>
                  </Select.Item>
                ))}
              </Select.List>
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </CSPProvider>
  );
}
