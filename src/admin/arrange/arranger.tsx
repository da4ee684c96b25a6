import { useState } from 'react';
import type { ToldList } from '#features/merchandising/contract';
import { listTexts as texts } from '#kernel/messages/nl-lists';
import { usualOrder } from '#kernel/values/arrangement';
import { isSameJson } from '#kernel/values/same-json';
import { Button } from '#ui/button.view';
import { Failed } from '../failed';
import form from '../form/form.module.css';
import { useKeptFromLeaving } from '../use-kept-from-leaving';
import { HiddenList, PinList } from './named-lists';
import { Preview } from './preview';
import { PublishDialog } from './publish-dialog';
import { RuleList } from './rule-list';
import { useArranging } from './use-arranging';
import { Versions } from './versions';

/** A list that is being arranged, beside what comes first in it now and then. */
export function Arranger({ told, path }: { told: ToldList; path: string }) {
  const arranging = useArranging(told, path);
  const { arrangement, change, preview, error, refetch, said, isChanged, isKept } = arranging;
  const [isPublishing, setPublishing] = useState(false);
  // What the device keeps is found again; of the rest who closes the window is asked.
  useKeptFromLeaving(isChanged && !isKept);
  const isUsual = isSameJson(arrangement, usualOrder);
  return (
    <div className={form.wide}>
      <div className={form.fields}>
        {arranging.isFound && (
          <p className={form.notice} role="status">
            {texts.found}
          </p>
        )}
        <p className={form.kept}>
          {texts.total(told.total)}. {texts.sortedBy(told.order)}
          {told.pages.length > 0 && ` ${texts.pages} `}
          {told.pages.map(({ path: at }, nth) => (
            <span key={at}>
              {nth > 0 && ', '}
              <a href={at} target="_blank" rel="noreferrer">
                {at}
              </a>
            </span>
          ))}
        </p>
        <PinList {...arranging} />
        <HiddenList {...arranging} isSearched={told.words !== ''} />
        <RuleList {...arranging} groups={told.choices} />
        {!isUsual && (
          <button
            type="button"
            className={form.plain}
            onClick={() => change(usualOrder, texts.isUsual)}
          >
            {texts.clear}
          </button>
        )}
      </div>
      <div className={form.aside}>
        {error && <Failed error={error} again={refetch} />}
        {preview && <Preview preview={preview} arranging={arranging} isChanged={isChanged} />}
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <div className={form.bar}>
        <Button
          type="button"
          aria-disabled={!isChanged || undefined}
          onClick={() => isChanged && setPublishing(true)}
        >
          {texts.publish}
        </Button>
        {isChanged && (
          <Button type="button" kind="secondary" onClick={arranging.reset}>
            {texts.reset}
          </Button>
        )}
        <span className={form.kept}>{isChanged && (isKept ? texts.unsaved : texts.notKept)}</span>
      </div>
      <Versions told={told} arranging={arranging} />
      {isPublishing && (
        <PublishDialog
          publish={arranging.publish}
          isEmpty={preview?.total === 0 && told.total > 0}
          close={() => setPublishing(false)}
        />
      )}
    </div>
  );
}
