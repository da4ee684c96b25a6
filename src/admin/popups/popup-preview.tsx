import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Values } from '#features/office/contract';
import type { MeetingPopup } from '#features/popups/contract';
import { popupEditorTexts as texts } from '#kernel/messages/nl-popup-editor';
import { officePath } from '#kernel/wire-staff';
import { call } from '../calls';
import { Folded } from '../form/folded';
import preview from '../form-steps/form-steps.module.css';
import { listIn, recordIn } from '../inputs/rows';
import { useRoom } from '../use-room';
import styles from './popups.module.css';
import { usePlaceNames } from './targets';
import {
  conditionsIn,
  type Opening,
  type Target,
  tellClosing,
  tellOpening,
  tellWaiting,
} from './told';

/** In px: as what it is looked at. */
const sizes = { phone: { width: 390, height: 700 }, desk: { width: 1280, height: 800 } } as const;
type Size = keyof typeof sizes;

/** In px: what stands above and below the frame in a window, and how tall it is at least. */
const AROUND = 400;
const LEAST_TALL = 420;

type ChoiceProps<T extends string> = {
  name: string;
  label: string;
  options: Readonly<Record<T, string>>;
  chosen: T;
  choose: (one: T) => void;
};

function Choice<T extends string>({ name, label, options, chosen, choose }: ChoiceProps<T>) {
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{label}</legend>
      {(Object.entries(options) as [T, string][]).map(([one, told]) => (
        <label key={one} className={preview.width}>
          <input type="radio" name={name} checked={chosen === one} onChange={() => choose(one)} />
          {told}
        </label>
      ))}
    </fieldset>
  );
}

/** The page in a frame, as large as it is on that screen, drawn smaller where there is less room. */
function Frame({ address, size }: { address: string; size: Size }) {
  const { place, room } = useRoom();
  const { width, height } = sizes[size];
  const tall = Math.max(LEAST_TALL, innerHeight - AROUND);
  const scale = Math.min(1, room.width / width, tall / height) || 1;
  return (
    <div ref={place} className={styles.stage}>
      <div className={styles.paper} style={{ width: width * scale, height: height * scale }}>
        <iframe
          title={texts.frame}
          src={address}
          className={styles.frame}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}

const openingOf = (values: Values): Opening => ({
  ...values,
  targets: listIn<Target>(values.targets),
  conditions: conditionsIn(values.conditions),
  schedule: recordIn(values.schedule),
});

/** Other popups that could open in the same place, as the draft stands that the server has. */
function Meets({ id, keptAt }: { id: number; keptAt: string }) {
  const { data = [] } = useQuery({
    queryKey: ['popups', id, 'meets', keptAt],
    queryFn: ({ signal }) => call<MeetingPopup[]>('GET', `popups/${id}/meets`, { signal }),
  });
  const nameOf = usePlaceNames(data.flatMap(({ at }) => at));
  if (data.length === 0) return null;
  return (
    <section className={styles.meets} aria-labelledby="popup-meets">
      <h2 id="popup-meets" className={preview.title}>
        {texts.meets}
      </h2>
      <p>{texts.meetsLead}</p>
      <ul>
        {data.map((other) => (
          <li key={other.id}>
            {(other.isFirst ? texts.first : texts.second)(
              `‘${other.title}’`,
              texts.told.places(other.at.slice(0, 3).map(nameOf), Math.max(0, other.at.length - 3)),
            )}{' '}
            <Link href={`/popup/${other.id}`}>
              {texts.look}
              <span className="visually-hidden"> {other.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type TrialProps = { id: number; keptAt: string; values: Values };

/** The popup itself: another way round, and again, as often as one likes. */
function Trial({ id, keptAt, values }: TrialProps) {
  const [size, setSize] = useState<Size>('phone');
  const [moment, setMoment] = useState<'before' | 'after'>('before');
  const [times, setTimes] = useState(0);
  const hasForm = Number(values.popupaction_id) > 1;
  const sent = hasForm && moment === 'after' ? '&sent=1' : '';
  const address = `${officePath.samples}/popup/${id}?at=${encodeURIComponent(keptAt)}${sent}&nr=${times}`;
  return (
    <section aria-labelledby="popup-preview-title">
      <div className={preview.head}>
        <h2 id="popup-preview-title" className={preview.title}>
          {texts.preview}
        </h2>
        <Choice
          name="popup-width"
          label={texts.width}
          options={texts.widths}
          chosen={size}
          choose={setSize}
        />
        {hasForm && (
          <Choice
            name="popup-moment"
            label={texts.moment}
            options={texts.moments}
            chosen={moment}
            choose={setMoment}
          />
        )}
        <button type="button" className={styles.again} onClick={() => setTimes(times + 1)}>
          {texts.again}
        </button>
        <a href="#after-popup-preview" className={preview.skip}>
          {texts.skip}
        </a>
      </div>
      {hasForm && <p className={preview.lead}>{texts.lead}</p>}
      <Frame address={address} size={size} />
      <span id="after-popup-preview" tabIndex={-1} />
    </section>
  );
}

/** A popup as visitors see it, with a sentence that says when it opens and for whom. */
export function PopupPreview({ isAbove, ...props }: TrialProps & { isAbove: boolean }) {
  const opening = openingOf(props.values);
  const nameOf = usePlaceNames(opening.targets);
  return (
    <div className={styles.beside}>
      <p className={styles.told} role="status">
        <strong>{tellOpening(opening, nameOf)}</strong>{' '}
        {[tellWaiting(opening), tellClosing(opening)].filter(Boolean).join(' ')}
      </p>
      <Meets id={props.id} keptAt={props.keptAt} />
      {isAbove ? (
        <Folded label={texts.fold}>
          <Trial {...props} />
        </Folded>
      ) : (
        <Trial {...props} />
      )}
    </div>
  );
}
