import { expect, test } from 'vitest';
import { keptFields } from './draft';
import { aStep, mail, name } from './form.test-support';

test('passwords, BSN, files, cards and hidden values are not kept in the browser', () => {
  const step = aStep('alles', '', [
    name,
    mail,
    { name: 'wachtwoord', label: 'Wachtwoord', type: 'PasswordField' },
    { name: 'bsn', label: 'BSN', dataType: 'bsn' },
    { name: 'cv', label: 'Cv', type: 'UploadField' },
    { name: 'foto', label: 'Foto', type: 'ImageField' },
    { name: 'code', label: 'Code', type: 'HiddenField', value: 'geheim' },
    { name: 'verborgen', label: 'Verborgen', hidden: 'Y', value: 'geheim' },
    { name: 'vast', label: 'Vast', readonly: 'Y', value: 'vast' },
    { name: 'kop', label: 'Kop', type: 'TitleField' },
    { name: 'kaart', label: 'Kaart', autocomplete: 'cc-number' },
    { name: 'adres', label: 'Adres', type: 'AddressField' },
  ]);
  expect(keptFields([step]).map((field) => field.name)).toEqual(['naam', 'email', 'adres']);
});
