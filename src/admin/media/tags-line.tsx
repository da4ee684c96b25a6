import { library as limits } from '#kernel/limits-library';
import controls from '../controls.module.css';
import { Limited } from '../inputs/limited';
import { splitTags } from './send-picture';

type TagsLineProps = {
  id: string;
  value: string;
  change: (tags: string) => void;
  describedBy: string;
  isWrong?: boolean;
  isReadOnly?: boolean;
  /** By its id the list of those that there are. */
  list?: string;
};

/** Tags with commas between them: each as long as it may be. */
export function TagsLine(props: TagsLineProps) {
  const { id, value, change, describedBy, isWrong, isReadOnly, list } = props;
  const longest = splitTags(value).reduce(
    (one, next) => (next.length > one.length ? next : one),
    '',
  );
  return (
    <Limited {...{ id, describedBy }} isWrong={isWrong === true} text={longest} most={limits.tag}>
      {(control) => (
        <input
          {...control}
          className={controls.control}
          list={list}
          autoComplete="off"
          disabled={isReadOnly}
          value={value}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Limited>
  );
}
