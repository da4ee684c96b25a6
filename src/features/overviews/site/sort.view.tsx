import { field } from '#kernel/wire';
import { Select } from '#ui/select.view';
import { useUi } from '#ui/use-ui';
import type { SectionProps } from '../contract';
import styles from './sort.module.css';

type Props = { formId: string; orders: SectionProps['orders'] };

/** The order of results. It belongs to the filter form, which it submits when it changes. */
export function Sort({ formId, orders }: Props) {
  const ui = useUi();
  const id = `${formId}-sort`;
  return (
    <div className={styles.sort}>
      <label className={styles.label} htmlFor={id}>
        {ui.section.sort}
      </label>
      <Select
        id={id}
        name={field.sort}
        form={formId}
        className="trigger_submit"
        defaultValue={orders.find((order) => order.selected)?.name}
      >
        {orders.map((order) => (
          <option key={order.name} value={order.name}>
            {order.label}
          </option>
        ))}
      </Select>
      <button type="submit" form={formId} className={styles.now} data-without-script="">
        {ui.section.sortNow}
      </button>
    </div>
  );
}
