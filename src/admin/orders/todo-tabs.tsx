import { useQuery } from '@tanstack/react-query';
import { mostTodos, orderTodos, type ToldTodos } from '#features/customers/contract';
import { customerTexts } from '#kernel/messages/nl-customers';
import { call } from '../calls';
import styles from './orders.module.css';

const texts = customerTexts.orders;

type TodoTabsProps = { value: string; choose: (todo: string) => void };

/** What is to be done with orders, with how many there are of each. */
export function TodoTabs({ value, choose }: TodoTabsProps) {
  const { data } = useQuery({
    queryKey: ['orders', 'todo'],
    queryFn: ({ signal }) => call<ToldTodos>('GET', 'orders/todo', { signal }),
  });
  return (
    <fieldset className={`${styles.chips} ${styles.todos}`}>
      <legend className="visually-hidden">{texts.todos}</legend>
      {(['', ...orderTodos] as const).map((todo) => (
        <button
          key={todo}
          type="button"
          className={styles.chip}
          aria-pressed={value === todo}
          onClick={() => choose(todo)}
        >
          {texts.todo[todo]}
          {todo !== '' && data && (
            <span className={styles.counted}>
              {' '}
              {data[todo] < mostTodos ? data[todo] : texts.orMore(mostTodos)}
            </span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
