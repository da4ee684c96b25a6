import { useState } from 'react';
import { Link } from 'wouter';
import type { ToldSubmission } from '#features/submissions/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { submissionTexts as texts } from '#kernel/messages/nl-submissions';
import { officePath } from '#kernel/wire-staff';
import { Button, ButtonLink } from '#ui/button.view';
import { useSending } from '../account/use-sending';
import application from '../applications/application.module.css';
import { goneIn } from '../applications/use-calls';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import { whenOf } from '../moments';
import orders from '../orders/orders.module.css';
import { ForRight } from '../refused';
import { SentFiles } from '../sent-files';
import { useEntity } from '../start';
import { useTitle } from '../use-title';
import { Keeping } from './keeping';
import { listedHref } from './listed';
import { Sealed } from './sealed';
import { useForget, useHandle, useSubmission } from './use-calls';

/** One submission: all that was filled in, and what was done with it. */
export default function SubmissionPage({ id }: { id: string }) {
  const [gone, setGone] = useState<string>();
  return (
    <ForRight right="submissions" title={texts.one}>
      <Link href={listedHref()} className={orders.back}>
        {texts.back}
      </Link>
      {gone === undefined ? <Submission {...{ id, setGone }} /> : <Gone text={gone} />}
    </ForRight>
  );
}

type OfOne = { submission: ToldSubmission };
type SubmissionProps = { id: string; setGone: (text: string) => void };

function Submission({ id, setGone }: SubmissionProps) {
  const { data, error, refetch } = useSubmission(id);
  const forget = useForget();
  useTitle(data ? texts.numbered(data.id) : texts.one);
  const told = goneIn(error);
  if (told !== undefined) return <Gone text={told} />;
  const erased = (text: string) => {
    setGone(text);
    void forget(id);
  };
  return (
    <>
      <h1 className={list.title}>{data ? texts.numbered(data.id) : texts.one}</h1>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && (
        <>
          <Lead submission={data} reload={refetch} />
          <div className={application.columns}>
            <div className={orders.parts}>
              <FilledIn submission={data} />
              {data.sealed.length > 0 && <Sealed submission={data} />}
              {data.files.length > 0 && (
                <SentFiles
                  files={data.files}
                  address={`${officePath.calls}/submissions/${data.id}/files`}
                />
              )}
            </div>
            <div className={orders.parts}>
              <About submission={data} />
              <Keeping submission={data} erased={erased} />
            </div>
          </div>
        </>
      )}
    </>
  );
}

/** How it stands, and what can be done with it. */
function Lead({ submission, reload }: OfOne & { reload: () => Promise<unknown> }) {
  const { id, form, email, createdAt, isHandled, handled } = submission;
  const handle = useHandle();
  const { send, isBusy } = useSending();
  const subject = encodeURIComponent(texts.replySubject(form.title, id));
  return (
    <>
      <p className={orders.lead}>
        <span className={`${orders.state} ${isHandled ? orders.done : orders.placed}`}>
          {isHandled ? texts.stands.handled : texts.stands.open}
        </span>
        <span>{form.title}</span>
        <span>{whenOf(createdAt)}</span>
        {handled && (
          <span>
            {handled.who === undefined
              ? texts.handledAt(whenOf(handled.at))
              : texts.handledBy(handled.who, whenOf(handled.at))}
          </span>
        )}
      </p>
      <div className={application.answers}>
        <Button
          type="button"
          kind={isHandled ? 'secondary' : 'primary'}
          aria-disabled={isBusy || undefined}
          onClick={() =>
            !isBusy &&
            void send(async () => {
              await handle([id], !isHandled);
              await reload();
            })
          }
        >
          {isHandled ? texts.reopen : texts.handle}
        </Button>
        {email !== '' && (
          <ButtonLink
            kind="secondary"
            href={`mailto:${encodeURIComponent(email)}?subject=${subject}`}
          >
            {texts.reply(email)}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** Characters that stand beside others. */
const SHORT = 60;

function FilledIn({ submission: { lines } }: OfOne) {
  return (
    <section className={orders.part}>
      <h2>{texts.filledIn}</h2>
      {lines.length === 0 && <p className={orders.soft}>{texts.empty}</p>}
      <dl className={application.facts}>
        {lines.map(({ label, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fields may have the same label, and none moves
          <div key={at} className={text.length > SHORT ? application.long : undefined}>
            <dt>{label}</dt>
            <dd className={orders.written}>
              {text.trim() === '' ? <span className={orders.soft}>{texts.nothing}</span> : text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Who was told of it. */
function About({ submission: { form, mailedTo, isConfirmed } }: OfOne) {
  const forms = useEntity('form');
  return (
    <section className={orders.part}>
      <h2>{texts.about}</h2>
      <dl className={application.facts}>
        <div className={application.long}>
          <dt>{texts.mailed}</dt>
          <dd>{mailedTo.length > 0 ? mailedTo.join(', ') : texts.mailedNobody}</dd>
        </div>
      </dl>
      {isConfirmed && <p className={orders.soft}>{texts.confirmed}</p>}
      {forms && (
        <Link href={`/form/${form.id}`} className={application.reach}>
          {texts.toForm}
        </Link>
      )}
    </section>
  );
}

/** In the place of one that isn't there any more. */
function Gone({ text }: { text: string }) {
  useTitle(texts.one);
  return (
    <>
      <h1 className={list.title} tabIndex={-1} ref={(heading) => heading?.focus()}>
        {texts.one}
      </h1>
      <p role="status">{text}</p>
    </>
  );
}
