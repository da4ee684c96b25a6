import { useState } from 'react';
import type { ToldField } from '#features/office/contract';
import { traitsOf } from '#fields/traits';
import { officeSiteTexts as texts } from '#kernel/messages/nl-office-site';
import inputs from '../inputs/inputs.module.css';
import { tooLong } from '../inputs/limited';
import { Told } from '../inputs/told';
import type { ValueInput, ValueInputProps } from '../inputs/types';
import { SearchBox } from '../search-box';
import { useEntity } from '../start';
import { siteParts } from './parts';
import styles from './site.module.css';
import { SiteForm } from './site-form';

const { has } = siteParts.texts;

/** A text in the chain's own words, as long as there is room for, with the way back to what stands there of itself. */
function OwnText(props: ValueInputProps) {
  const { field, value, change, id, isReadOnly } = props;
  const text = String(value ?? '');
  const { most = 0 } = field;
  const own = {
    value: text,
    onChange: ({ target }: { target: { value: string } }) =>
      change(target.value === '' ? null : target.value),
  };
  return (
    <>
      <Told {...props} problem={tooLong(text, most)}>
        {(control) =>
          traitsOf(field).text === 'lines' ? (
            <textarea {...control} {...own} className={inputs.text} rows={3} />
          ) : (
            <input {...control} {...own} className={inputs.line} />
          )
        }
      </Told>
      {text !== '' && (
        <p className={styles.ownText}>
          <span>{texts.textLength(text.length, most)}</span>
          {!isReadOnly && (
            <button
              type="button"
              className={styles.tool}
              aria-label={texts.textUsualOf(field.label)}
              onClick={() => {
                change(null);
                // The button goes with the text.
                document.getElementById(id)?.focus();
              }}
            >
              {texts.textUsual}
            </button>
          )}
        </p>
      )}
    </>
  );
}

const ownInput: ValueInput = { Input: OwnText };
const inputFor = (): ValueInput => ownInput;

const holds = ({ label, help = '' }: ToldField, value: unknown, search: string): boolean =>
  `${label} ${help} ${String(value ?? '')}`.toLowerCase().includes(search.toLowerCase());

/** What the site says in the chain's own words: what that is, what it would be, and the way back. */
export default function TextsPage() {
  const [search, setSearch] = useState('');
  const fields = useEntity('site')?.fields.filter(({ name }) => has(name)) ?? [];
  const told = (values: Readonly<Record<string, unknown>>): string => {
    const found = fields.filter((field) => holds(field, values[field.name], search));
    return found.length === 0 ? texts.textsNone : texts.textsFound(found.length);
  };
  return (
    <SiteForm
      title={texts.texts}
      lead={texts.textsLead}
      has={has}
      screen={() => ({
        ...{ name: 'teksten', inputFor },
        above: ({ values }) => (
          <div className={styles.textSearch}>
            <SearchBox label={texts.textsSearch} value={search} onSearch={setSearch} />
            <p role="status" className={styles.soft}>
              {search !== '' && told(values)}
            </p>
          </div>
        ),
        isHidden: (field, value) => search !== '' && !holds(field, value, search),
      })}
    />
  );
}
