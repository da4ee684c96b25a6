import { useRef } from 'react';
import {
  type SubmissionStand,
  submissionStands,
  type ToldSubmissionForm,
  type ToldSubmissions,
} from '#features/submissions/contract';
import { submissions as limits } from '#kernel/limits-submissions';
import { officeTexts } from '#kernel/messages/nl-office';
import { submissionTexts as texts } from '#kernel/messages/nl-submissions';
import { Button } from '#ui/button.view';
import { useSending } from '../account/use-sending';
import { Failed } from '../failed';
import { Leaf } from '../leaf';
import list from '../list/list.module.css';
import { useSelection } from '../list/selection';
import { ForRight } from '../refused';
import reviews from '../reviews/reviews.module.css';
import { SearchBox } from '../search-box';
import { useParams } from '../use-params';
import { useTitle } from '../use-title';
import { keepListed } from './listed';
import { SubmissionsTable } from './submissions-table';
import { fetchExport, useHandle, useSubmissionForms, useSubmissions } from './use-calls';

/** What visitors sent by forms. Its address says which. */
export default function SubmissionsPage() {
  return (
    <ForRight right="submissions" title={texts.title}>
      <Submissions />
    </ForRight>
  );
}

function Submissions() {
  const params = useParams('/inzendingen');
  const { search, start, get, set, clear } = params;
  const stand = submissionStands.find((one) => one === get('stand')) ?? 'open';
  const { data, error, refetch } = useSubmissions(search);
  const forms = useSubmissionForms().data;
  const title = useRef<HTMLHeadingElement>(null);
  // What was ticked is of the page that is looked at.
  const choice = useSelection(search);
  const handle = useHandle();
  const { send, isBusy } = useSending();
  useTitle(texts.title);
  keepListed(search);
  const shown = new Set(data?.lines.map(({ id }) => id));
  const chosen = [...choice.selection.ids].filter((id) => shown.has(id));
  const act = async (isHandled: boolean) => {
    if (isBusy) return;
    const isDone = await send(() => handle(chosen, isHandled));
    if (!isDone) return;
    choice.clear();
    // What was pressed goes with what was chosen.
    title.current?.focus();
  };
  const isFiltered = get('q') !== '' || get('form') !== '';
  return (
    <>
      <h1 ref={title} tabIndex={-1} className={list.title}>
        {texts.title}
      </h1>
      <p className={reviews.lead}>{texts.lead}</p>
      <Stands stand={stand} choose={(one) => set('stand', one === 'open' ? '' : one)} />
      <div className={list.tools}>
        <SearchBox label={texts.search} value={get('q')} onSearch={(text) => set('q', text)} />
        <Forms forms={forms?.forms ?? []} chosen={get('form')} choose={(id) => set('form', id)} />
        {forms?.mayGive && <Export formId={get('form')} forms={forms.forms} />}
      </div>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      <p role="status" className="visually-hidden">
        {data && data.lines.length > 0 && foundIn(data)}
      </p>
      {data?.lines.length === 0 && (
        <div className={list.none} role="status">
          <p>{isFiltered ? texts.noneFound : texts.none[stand]}</p>
          {isFiltered && (
            <button type="button" className={list.plain} onClick={clear}>
              {texts.clear}
            </button>
          )}
        </div>
      )}
      {data && data.lines.length > 0 && (
        <SubmissionsTable lines={data.lines} chosen={choice.selection.ids} toggle={choice.toggle} />
      )}
      {chosen.length > 0 && (
        <section className={list.bulk} aria-label={texts.chosen(chosen.length)}>
          <p role="status">{texts.chosen(chosen.length)}</p>
          {stand !== 'handled' && (
            <Button
              type="button"
              aria-disabled={isBusy || undefined}
              onClick={() => void act(true)}
            >
              {texts.handle}
            </Button>
          )}
          {stand !== 'open' && (
            <Button
              type="button"
              kind="secondary"
              aria-disabled={isBusy || undefined}
              onClick={() => void act(false)}
            >
              {texts.reopen}
            </Button>
          )}
          <button type="button" className={list.plain} onClick={choice.clear}>
            {officeTexts.bulk.none}
          </button>
        </section>
      )}
      {data && (
        <Leaf
          {...{ start, page: limits.page, hasMore: data.hasMore, label: texts.pages }}
          previous={texts.previous}
          next={texts.next}
          go={(to) => set('start', to)}
        />
      )}
    </>
  );
}

const foundIn = ({ lines, hasMore }: ToldSubmissions): string =>
  hasMore ? texts.foundMore(lines.length) : texts.several(lines.length);

type StandsProps = { stand: SubmissionStand; choose: (stand: SubmissionStand) => void };

function Stands({ stand, choose }: StandsProps) {
  return (
    <fieldset className={reviews.kinds}>
      <legend className="visually-hidden">{texts.show}</legend>
      {submissionStands.map((one) => (
        <label key={one} className={reviews.kind}>
          <input type="radio" name="stand" checked={one === stand} onChange={() => choose(one)} />
          {texts.stands[one]}
        </label>
      ))}
    </fieldset>
  );
}

type FormsProps = {
  forms: readonly ToldSubmissionForm[];
  chosen: string;
  choose: (id: string) => void;
};

function Forms({ forms, chosen, choose }: FormsProps) {
  return (
    <label className={list.filter}>
      <span className={list.filterName}>{texts.form}</span>
      <select
        className={list.select}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{texts.allForms}</option>
        {forms
          .filter(({ id, total }) => total > 0 || String(id) === chosen)
          .map(({ id, title, open }) => (
            <option key={id} value={id}>
              {texts.formOpen(title, open)}
            </option>
          ))}
      </select>
    </label>
  );
}

type ExportProps = { formId: string; forms: readonly ToldSubmissionForm[] };

/** All of one form's: of several at once the columns would be no one's. */
function Export({ formId, forms }: ExportProps) {
  const { send, isBusy } = useSending();
  const form = forms.find(({ id }) => String(id) === formId);
  if (!form) return <p className={list.count}>{texts.exportChoose}</p>;
  return (
    <Button
      type="button"
      kind="secondary"
      className={list.create}
      aria-label={texts.exportOf(form.title)}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && void send(() => fetchExport(formId))}
    >
      {texts.export}
    </Button>
  );
}
