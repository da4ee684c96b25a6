import { formatEuro, formatEuroShort } from '../values/money';

/** Texts of discount codes, gift cards and the gift service. */
export const promotionTexts = {
  discount: (code: string) => `Korting met ${code}`,
  freeBy: (delivery: string, code: string) => `${delivery} met ${code}`,
  giftService: 'Cadeauservice',
  paidByCard: (lastFour: string) => `Cadeaukaart eindigend op ${lastFour}`,
  due: 'Nog te betalen',
  paid: 'Betaald',
  tooOften: 'Je hebt te vaak een verkeerde code ingevuld. Wacht een minuut en probeer het weer.',
  code: {
    unknown: 'Deze kortingscode kennen we niet. Kijk of hij goed getypt is.',
    early: (day: string) => `Deze kortingscode geldt vanaf ${day}.`,
    over: 'Deze kortingscode is verlopen.',
    usedUp: 'Deze kortingscode is op: hij is zo vaak gebruikt als mocht.',
    used: 'Deze kortingscode is al gebruikt. Hij geldt voor één bestelling.',
    yours: 'Je hebt deze kortingscode al gebruikt. Hij geldt één keer per klant.',
    minimum: (cents: number) => `Deze kortingscode geldt vanaf ${formatEuro(cents)} aan artikelen.`,
    noGoods: 'Deze kortingscode geldt niet voor cadeaukaarten.',
    together:
      'Je kunt één kortingscode tegelijk gebruiken, en een code voor gratis bezorgen erbij.',
  },
  offer: {
    over: 'Deze actie is voorbij. Er zijn geen kortingscodes meer.',
    used: 'Met dit e-mailadres is de kortingscode van deze actie al gebruikt. Een tweede is er niet.',
    tooOften:
      'Er zijn vandaag te veel kortingscodes gevraagd vanaf jouw netwerk. Probeer het morgen nog eens.',
    takesOff: {
      percentage: (value: number) => `${value}% korting`,
      amount: (cents: number) => `${formatEuroShort(cents)} korting`,
      delivery: () => 'gratis bezorging',
    },
    mail: {
      subject: (what: string) => `Je kortingscode: ${what}`,
      preview: (until: string) => `Geldig tot en met ${until}.`,
      text: (what: string) => `Hier is je code. Hij is goed voor ${what}.`,
      use: 'Vul de code in bij het bestellen.',
      minimum: (cents: number) => `Vanaf ${formatEuroShort(cents)} aan artikelen.`,
      until: (day: string) => `Voor één bestelling, tot en met ${day}.`,
      button: 'Naar de winkel',
      ignore:
        'Heb jij dit niet gevraagd? Dan hoef je niets te doen: we mailen je hier niet meer over.',
    },
  },
  card: {
    unknown: 'We kennen geen cadeaukaart met deze code. Kijk of hij goed getypt is.',
    over: (day: string) => `Deze cadeaukaart was geldig tot en met ${day}.`,
    blocked: 'Deze cadeaukaart is geblokkeerd. Neem contact met ons op.',
    empty: 'Op deze cadeaukaart staat niets meer.',
  },
  balance: {
    title: 'Wat staat er op je cadeaukaart?',
    text: 'Vul de code van je kaart in. Die staat in de mail waarmee je hem kreeg.',
    code: 'Code van de cadeaukaart',
    hint: 'Bijvoorbeeld ABCD-EFGH-JKLM-NPQR',
    button: 'Bekijk het saldo',
    is: (amount: string) => `Op deze kaart staat ${amount}.`,
    until: (day: string) => `Hij is geldig tot en met ${day}.`,
  },
  mail: {
    subject: (amount: string, shop: string) => `Een cadeaukaart van ${shop}: ${amount}`,
    preview: (amount: string) => `De code van de cadeaukaart van ${amount} staat in deze mail.`,
    text: (number: string) =>
      `Hier is wat je kocht met bestelling ${number}. Stuur deze mail door of schrijf de code over: wie de code heeft, kan ermee betalen.`,
    code: 'Code',
    amount: 'Waarde',
    until: 'Geldig tot en met',
    use: 'Vul de code in bij het bestellen. Je hoeft hem niet in één keer op te maken: wat overblijft, blijft erop staan.',
    check: 'Bekijk het saldo',
  },
} as const;
