import type { ToldSection, TreeBlock } from '../contract';

/** A block of a section; its id is another one on each page that it comes to. */
const block = (type: string, id: string, props: Record<string, unknown> = {}): TreeBlock => ({
  type,
  props: { id, version: 1, ...props },
});

/** Sections that are begun with: blocks with words in them that say what could stand there. */
export const readyMade: readonly ToldSection[] = [
  {
    ...{ key: 'hero', label: 'Opening met tekst en knop' },
    hint: 'Voor boven aan een pagina: waar het over gaat, en wat de bezoeker kan doen.',
    words: 'banner header kop',
    block: block('Hero', 'opening', {
      ...{ kicker: 'Nieuw', title: 'Een kop die zegt wat hier te vinden is' },
      text: 'Eén of twee zinnen: voor wie dit is en wat het oplevert.',
      ...{ link: '/', linkText: 'Bekijk alles' },
    }),
  },
  {
    ...{ key: 'beside', label: 'Tekst naast een foto' },
    hint: 'Een foto, die je zelf kiest, met een verhaal ernaast; op een telefoon onder elkaar.',
    words: 'beeld kolommen verhaal afbeelding',
    block: block('Columns', 'naast', {
      first: [block('Picture', 'foto')],
      second: [
        block('RichText', 'verhaal', {
          html: '<h2>Een kop bij het verhaal</h2><p>Vertel in een paar zinnen wat er op de foto te zien is, en waarom dat ertoe doet.</p><p><a href="/">Lees verder</a></p>',
        }),
      ],
    }),
  },
  {
    ...{ key: 'usps', label: 'Drie voordelen' },
    hint: 'Drie redenen om hier te kopen, naast elkaar.',
    words: 'usp beloften bezorgen retour',
    block: block('UspView', 'voordelen', { limit: 3, columns: 3 }),
  },
  {
    ...{ key: 'products', label: 'Rij artikelen met een kop' },
    hint: 'Artikelen om doorheen te bladeren, met een link naar de hele afdeling.',
    words: 'producten slider carrousel aanbieding',
    block: block('ProductSlider', 'artikelen', {
      ...{ title: 'Onze keuze', limit: 12, moreLabel: 'Bekijk alles', moreLink: '/' },
    }),
  },
  {
    ...{ key: 'questions', label: 'Veelgestelde vragen' },
    hint: 'Vragen met hun antwoorden, die open- en dichtgaan.',
    words: 'faq vraag antwoord hulp',
    block: block('FaqView', 'vragen', { title: 'Veelgestelde vragen', limit: 6, layout: 'list' }),
  },
  {
    ...{ key: 'stores', label: 'Een winkel in de buurt' },
    hint: 'Zoeken op plaats of postcode naar de dichtstbijzijnde winkel.',
    words: 'filiaal vestiging adres',
    block: block('LocationSearch', 'winkels', { title: 'Kom langs in een winkel' }),
  },
  {
    ...{ key: 'jobs', label: 'Oproep om te solliciteren' },
    hint: 'Een titel met een knop naar de vacatures.',
    words: 'vacature werken bij baan',
    block: block('CallToAction', 'werken', {
      ...{ title: 'Kom bij ons werken', text: 'We zoeken collega’s, ook in jouw buurt.' },
      ...{ link: '/', linkText: 'Bekijk de vacatures' },
    }),
  },
  {
    ...{ key: 'letter', label: 'Oproep voor de nieuwsbrief' },
    hint: 'Vraagt bezoekers om zich in te schrijven.',
    words: 'mail aanmelden inschrijven',
    block: block('CallToAction', 'nieuwsbrief', {
      ...{ title: 'Als eerste weten wat er nieuw is?' },
      text: 'Schrijf je in voor de nieuwsbrief. Afmelden kan altijd.',
      ...{ link: '/nieuwsbrief', linkText: 'Schrijf je in' },
    }),
  },
];
