import type { VacancyDetail } from './contract';

/** A vacancy with all that one can have. */
export const testVacancy: VacancyDetail = {
  id: 3,
  href: '/vacatures/verkoper-tiel',
  title: 'Verkoper <schoenen>',
  intro: 'Jij meet & past.',
  location: 'Brink Tiel Waterstraat',
  place: 'Tiel',
  hours: { min: 16, max: 24 },
  category: 'Verkoop',
  contract: 'Tijdelijk',
  kind: { category: 'verkoop', contract: 'tijdelijk' },
  salary: { min: 1535, max: 1720, unit: 'HOUR' },
  code: 101,
  postedOn: '2026-10-01',
  until: '2027-01-31',
  description: ['Aan de Waal.'],
  tasks: ['Voeten meten'],
  asks: [],
  offers: ['Jaarcontract'],
  locationHref: '/locaties/tiel-waterstraat',
  email: 'tiel@brink.example',
  phone: '030-555 01 01',
  address: {
    street: 'Waterstraat 9',
    zipcode: '4001 AM',
    place: 'Tiel',
    province: 'Gelderland',
    country: 'NL',
  },
};
