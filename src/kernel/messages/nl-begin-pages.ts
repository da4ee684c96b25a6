/** Texts of the pages that a new site begins with: whole sentences to go on from, in no chain's name. */

/** Who the chain is, as it stands in running text: already escaped for HTML. */
export type BeginWho = {
  name: string;
  legalName: string;
  street: string;
  zipcode: string;
  place: string;
  kvk: string;
  vat: string;
  phone: string;
  email: string;
};

const list = (...items: readonly string[]): string =>
  `<ul>${items.map((one) => `<li>${one}</li>`).join('')}</ul>`;

const check = (what: string): string => `<p><strong>[kijk na: ${what}]</strong></p>`;

const mail = ({ email }: BeginWho): string => `<a href="mailto:${email}">${email}</a>`;

const post = ({ legalName, street, zipcode, place }: BeginWho): string =>
  `${legalName}, ${street}, ${zipcode} ${place}`;

const lawyer = check(
  'dit is een opzet en geen juridisch advies; laat de tekst lezen door iemand die het recht kent en haal dan deze regel weg',
);

export const beginPageTexts = {
  home: {
    title: (name: string) => `Welkom bij ${name}`,
    text: 'Bekijk wat er in de winkel ligt en bestel het meteen, of kom langs.',
    textOnline: 'Bekijk wat we verkopen en bestel het meteen.',
    link: 'Bekijk alle artikelen',
    stores: 'Zoek een winkel',
    fresh: 'Nieuw binnen',
    all: 'Alles bekijken',
    question: 'Een vraag?',
    questionText: 'Bel of schrijf ons. We helpen je graag.',
    questionLink: 'Neem contact op',
  },
  shop: { title: 'Artikelen', intro: 'Alles wat we verkopen.' },
  stores: { title: 'Winkels', map: 'Op de kaart', all: 'Alle winkels' },
  jobs: { title: 'Vacatures', intro: 'Kom bij ons werken.' },
  apply: { title: 'Solliciteren' },
  about: {
    title: 'Over ons',
    html: ({ name, place }: BeginWho) =>
      `<p>${name} is een winkel uit ${place}.</p>` +
      '<p>[vul in: hoe de winkel begon, wat je verkoopt en waar je op let als je inkoopt]</p>' +
      '<h2>Wat je van ons mag verwachten</h2>' +
      '<p>[vul in: twee of drie dingen waar klanten op kunnen rekenen]</p>',
  },
  contact: {
    title: 'Contact',
    html: (who: BeginWho) =>
      `<p>Stel je vraag hieronder, of bel of mail ons.</p>${list(
        `Telefoon: ${who.phone}`,
        `E-mail: ${mail(who)}`,
        `Post: ${post(who)}`,
      )}`,
    form: 'Schrijf ons',
  },
  delivery: {
    title: 'Bezorgen en betalen',
    html: ({ name }: BeginWho) =>
      '<p>Wat bezorgen kost en wanneer je pakket komt, zie je bij het afrekenen, vóór je betaalt.</p>' +
      '<h2>Betalen</h2>' +
      `<p>Je betaalt met {betaalwijzen}. Aan de bezorger betaal je nooit iets.</p>` +
      '<h2>Niet gekomen, of beschadigd?</h2>' +
      `<p>Het risico is voor ${name} tot jij het pakket in handen hebt. <a href="/contact">Neem contact op</a>, dan zoeken we het uit.</p>`,
  },
  returns: {
    title: 'Retourneren',
    action: 'Meld je retour aan',
    html: (who: BeginWho) =>
      `${lawyer}<p>Je hebt veertien dagen om je te bedenken, te rekenen vanaf de dag na ontvangst. Een reden geven hoeft niet.</p>` +
      '<h2>Zo werkt het</h2>' +
      `<ol><li>Kies <a href="/herroepen">Overeenkomst herroepen</a>, hier of bij je bestelling. Je krijgt meteen een bevestiging per mail.</li>` +
      `<li>Stuur het artikel op, uiterlijk veertien dagen na je melding, of breng het naar ons toe. ${check('waar het heen mag, en wie het opsturen betaalt')}</li>` +
      '<li>We betalen terug binnen veertien dagen nadat je je hebt bedacht. Is het artikel er dan nog niet, dan mogen we wachten tot we het hebben of tot je laat zien dat het onderweg is.</li></ol>' +
      '<h2>Wat niet terug kan</h2>' +
      '<p>Artikelen die op maat voor jou zijn gemaakt, en wat om de hygiëne verzegeld was en waarvan het zegel verbroken is.</p>' +
      `<p>Liever geen formulier? Mail naar ${mail(who)} is ook goed.</p>`,
  },
  terms: {
    title: 'Algemene voorwaarden',
    html: (who: BeginWho) =>
      `${lawyer}<p>Deze voorwaarden gelden voor elke bestelling die je als consument plaatst bij ${who.name}.</p>` +
      '<h2>1. Wie we zijn</h2>' +
      `<p>${post(who)}. KvK ${who.kvk}, btw ${who.vat}. Telefoon ${who.phone}, e-mail ${mail(who)}.</p>` +
      '<h2>2. Aanbod en prijzen</h2>' +
      '<p>Bij ieder artikel staan de belangrijkste eigenschappen en de prijs inclusief btw. Bezorgkosten zie je apart, vóór je de bestelling afrondt.</p>' +
      '<h2>3. De overeenkomst</h2>' +
      '<p>De overeenkomst komt tot stand wanneer je op de bestelknop met betaalverplichting drukt. We bevestigen dat direct per e-mail.</p>' +
      '<h2>4. Betalen en bezorgen</h2>' +
      '<p>Hoe je betaalt en wat bezorgen kost, staat bij <a href="/bezorgen">Bezorgen en betalen</a>. We leveren in elk geval binnen dertig dagen, tenzij we samen iets anders afspreken.</p>' +
      '<h2>5. Bedenktijd</h2>' +
      '<p>Je kunt een aankoop op afstand binnen veertien dagen herroepen zonder reden te geven. Hoe dat gaat en wat niet terug kan, staat bij <a href="/retourneren">Retourneren</a>.</p>' +
      '<h2>6. Wettelijke garantie</h2>' +
      '<p>Een artikel moet doen wat je er redelijkerwijs van mag verwachten. Is dat niet zo, dan heb je recht op kosteloos herstel of vervanging en, als dat niet kan of te lang duurt, op prijsvermindering of ontbinding.</p>' +
      '<h2>7. Klachten</h2>' +
      `<p>Mail je klacht naar ${mail(who)}. ${check('binnen hoeveel dagen je antwoordt, en bij welke geschillencommissie je bent aangesloten')}</p>`,
  },
  privacy: {
    title: 'Privacy',
    html: (who: BeginWho) =>
      `${lawyer}<p>Hier staat welke gegevens we bewaren en waarom.</p>` +
      '<h2>Wie is verantwoordelijk?</h2>' +
      `<p>${post(who)}, KvK ${who.kvk}. Vragen over je gegevens stuur je naar ${mail(who)}.</p>` +
      '<h2>Als je iets bestelt</h2>' +
      '<p>We gebruiken je naam, adres, e-mailadres en telefoonnummer om je bestelling te leveren. Facturen bewaren we {factuur_jaren} jaar na het jaar van de bestelling, omdat de Belastingdienst dat voorschrijft.</p>' +
      '<h2>Als je een account hebt</h2>' +
      '<p>Heb je {account_stil_jaren} jaar niet ingelogd, dan sturen we een bericht en verwijderen we je account {account_bericht_dagen} dagen later. Een verlanglijst zonder account bewaren we {verlanglijst_dagen} dagen.</p>' +
      '<h2>Als je contact opneemt</h2>' +
      '<p>Wat je met een formulier stuurt bewaren we hooguit {formulieren_dagen} dagen.</p>' +
      '<h2>Wie je gegevens nog meer ziet</h2>' +
      check(
        'welke bedrijven dat zijn: wie de site beheert, betalingen verwerkt, bezorgt en mailt',
      ) +
      '<h2>Je rechten</h2>' +
      `<p>Je mag je gegevens inzien, laten verbeteren en laten wissen. Vraag het met een mail naar ${mail(who)}. Ben je niet tevreden met ons antwoord, dan kun je naar de Autoriteit Persoonsgegevens.</p>`,
  },
  cookies: {
    title: 'Cookies',
    html: () =>
      '<p>Een cookie is een klein bestand dat je browser voor ons onthoudt. Welke wij gebruiken, waarvoor en hoe lang ze blijven, staat hieronder. Je keuze wijzig je altijd bij <a href="/cookies/instellingen">Cookie-instellingen</a>. Wat we verder met gegevens doen, lees je bij <a href="/privacy">Privacy</a>.</p>',
  },
  footer: { service: 'Klantenservice', about: 'Over ons', terms: 'Voorwaarden' },
  contactForm: {
    texts: { submit: 'Verstuur je bericht', success: 'Je bericht is binnen.' },
    success: {
      title: 'Je bericht is binnen',
      html: '<p>We lezen het zo snel mogelijk en mailen je terug.</p>',
    },
    confirmation: {
      subject: 'Je bericht is binnen',
      text: 'Dank je wel voor je bericht.\nWe beantwoorden het zo snel mogelijk.',
    },
    name: 'Naam',
    nameWrong: 'Vul je naam in.',
    email: 'E-mailadres',
    emailWrong: 'Vul je e-mailadres in, bijvoorbeeld naam@voorbeeld.nl.',
    message: 'Je bericht',
    messageWrong: 'Schrijf waar we je mee kunnen helpen.',
  },
} as const;
