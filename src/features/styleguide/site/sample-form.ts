import type { FieldsetDefinition } from '#fields/fieldset';
import { readFields } from '#fields/read-definition';

const half = { colclass: 'span6', rowclass: 'name' };

/** A form as a shop has it: with rows, columns and several types. */
export const sampleForm: readonly FieldsetDefinition[] = [
  {
    id: 'contact',
    legend: 'Jij',
    fields: readFields([
      {
        name: 'voornaam',
        label: 'Voornaam',
        required: 'Y',
        data: half,
        autocomplete: 'given-name',
      },
      {
        name: 'achternaam',
        label: 'Achternaam',
        required: 'Y',
        data: half,
        autocomplete: 'family-name',
      },
      {
        name: 'email',
        type: 'EmailField',
        label: 'E-mailadres',
        required: 'Y',
        tooltip_information: 'Hier sturen we ons antwoord heen.',
        show_tooltip_inline: 'Y',
        data: { colclass: 'span6', rowclass: 'reach' },
      },
      {
        name: 'telefoon',
        type: 'PhoneField',
        label: 'Telefoonnummer',
        required: 'Y',
        data: { colclass: 'span6', rowclass: 'reach' },
      },
      { name: 'adres', type: 'AddressField', label: 'Adres', data: { rowclass: 'address' } },
    ]),
  },
  {
    id: 'question',
    legend: 'Je vraag',
    fields: readFields([
      {
        name: 'onderwerp',
        type: 'RadioField',
        label: 'Onderwerp',
        required: 'Y',
        options: { order: 'Mijn bestelling', product: 'Een artikel', store: 'Een winkel' },
        data: { rowclass: 'subject' },
      },
      {
        name: 'bericht',
        type: 'TextareaField',
        label: 'Bericht',
        required: 'Y',
        maxlength: 400,
        data: { rowclass: 'message' },
      },
      {
        name: 'kanaal',
        type: 'CheckboxField',
        label: 'Waarmee bereiken we je?',
        required: 'Y',
        options: { mail: 'Mail', phone: 'Telefoon' },
        data: { rowclass: 'channel' },
      },
      {
        name: 'besteed',
        type: 'PriceField',
        label: 'Bedrag van je bestelling',
        data: { colclass: 'span6', rowclass: 'more' },
      },
      {
        name: 'datum',
        type: 'DateField',
        label: 'Besteld op',
        data: { colclass: 'span6', rowclass: 'more' },
      },
    ]),
  },
];
