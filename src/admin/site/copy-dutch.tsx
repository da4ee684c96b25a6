import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { ToldCounterparts, ToldField, Values } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { officeSiteTexts } from '#kernel/messages/nl-office-site';
import { Button } from '#ui/button.view';
import { call } from '../calls';
import { Dialog } from '../dialog';
import inputs from '../inputs/inputs.module.css';
import styles from './site.module.css';
import { dutchOf, hrefsIn, type Lacking, lackingIn, listOf, translate } from './translate';

const texts = officeSiteTexts.copy;

type CopyDutchProps = {
  /** The lists of the other language. */
  fields: readonly ToldField[];
  values: Values;
  put: (values: Values) => void;
  close: () => void;
};

/** Makes the menus of the other language from those of the site's own, and tells which pages there are none of. */
export default function CopyDutch({ fields, values, put, close }: CopyDutchProps) {
  const id = useId();
  // What is empty is what one comes for.
  const [chosen, setChosen] = useState<readonly string[]>(() => {
    const empty = fields.filter(({ name }) => listOf(values, name).length === 0);
    return (empty.length > 0 ? empty : fields).map(({ name }) => name);
  });
  const dutch = (name: string) => listOf(values, dutchOf[name] ?? '');
  const whole = chosen.flatMap(dutch);
  const all = [...new Set(fields.flatMap(({ name }) => hrefsIn(dutch(name))))];
  const { data, error } = useQuery({
    queryKey: ['counterparts', all],
    queryFn: ({ signal }) =>
      call<ToldCounterparts>('POST', 'site/counterparts', { body: { hrefs: all }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const links = [...new Set(hrefsIn(whole))];
  const lacking = data ? lackingIn(whole, data) : [];
  const replaces = chosen.some((name) => listOf(values, name).length > 0);
  const told = () => {
    if (error) return error.message;
    if (!data) return texts.looking;
    return texts.found(links.filter((href) => data.found[href]).length, links.length);
  };
  return (
    <Dialog title={texts.act} close={close}>
      <div className={styles.dialogParts}>
        <p>{texts.lead}</p>
        <fieldset className={styles.choices}>
          <legend className={inputs.label}>{texts.what}</legend>
          {fields.map(({ name, label }) => (
            <label key={name} className={inputs.choice}>
              <input
                type="checkbox"
                checked={chosen.includes(name)}
                aria-describedby={replaces ? `${id}-replaces` : undefined}
                onChange={({ target }) =>
                  setChosen(
                    fields
                      .map((field) => field.name)
                      .filter((one) => (one === name ? target.checked : chosen.includes(one))),
                  )
                }
              />
              {label}
            </label>
          ))}
        </fieldset>
        {replaces && (
          <p id={`${id}-replaces`} className={styles.soft}>
            {texts.replaces}
          </p>
        )}
        <p role="status">{told()}</p>
        {lacking.length > 0 && <LackingList lacking={lacking} />}
        <Button
          type="button"
          aria-disabled={!data || chosen.length === 0 || undefined}
          onClick={() => {
            if (!data || chosen.length === 0) return;
            put(Object.fromEntries(chosen.map((name) => [name, translate(dutch(name), data)])));
            close();
          }}
        >
          {data || error ? texts.run : officeTexts.loading}
        </Button>
      </div>
    </Dialog>
  );
}

function LackingList({ lacking }: { lacking: readonly Lacking[] }) {
  return (
    <div className={styles.lacking}>
      <p>{texts.lacking}</p>
      <ul>
        {lacking.map(({ title, href, page }) => (
          <li key={href}>
            {title} <span className={styles.soft}>{href}</span>
            {page !== undefined && (
              <>
                {' '}
                <Link href={`/page/${page}/talen`} aria-label={texts.make(title)}>
                  {texts.makeShort}
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
