/** What the office's screens say of what can't be, or was done. */
export const screenTexts = {
  bar: 'Balk van het kantoor',
  main: 'Kantoor',
  file: {
    none: 'Geen bestand gekozen',
    choose: 'Bestand kiezen',
    drop: 'Je kunt ze ook op de pagina slepen.',
    leave: (count: number) =>
      count === 1
        ? 'Gekozen afbeelding niet toevoegen?'
        : `${count} gekozen afbeeldingen niet toevoegen?`,
    leaveText: 'Wat je koos en erbij schreef, gaat dan verloren.',
    leaveAction: 'Niet toevoegen',
  },
  picture: {
    kept: 'Wat je zelf schreef is blijven staan. Klopt het nog bij deze afbeelding?',
    use: (alt: string) => `Gebruik ‘${alt}’`,
  },
  ended: {
    title: 'Je bent uitgelogd.',
    text: 'Wat je typte staat er nog. Log in, en ga hier verder.',
    login: 'Inloggen in een nieuw venster',
  },
  refused: {
    role: (role: string) => `Dit mag je niet met jouw rol (${role}).`,
    right: (right: string) => `Het mag met een rol die dit recht heeft: ‘${right}’.`,
    ask: 'Heb je het nodig, vraag dan een beheerder om je rol aan te passen.',
  },
  roles: {
    part: (label: string, count: number, all: number) => `${label} (${count} van ${all} velden)`,
  },
  find: {
    invite: 'Medewerker uitnodigen',
    /** By what else screens are looked for. */
    synonyms: {
      '/page': 'pagina webpagina landingspagina homepage voorpagina bouwen editor',
      '/media': "foto foto's plaatje plaatjes beeld beelden afbeelding upload uploaden bestand",
      '/product': 'artikel artikelen assortiment prijs prijzen voorraad',
      '/prijzen':
        'prijs prijzen actie aanbieding sale korting afprijzen uitverkoop prijswijziging plannen',
      '/volgorde':
        'sorteren sortering merchandising vastzetten pinnen bovenaan verbergen lijst overzicht categorie',
      '/location': 'winkel filiaal vestiging adres openingstijden',
      '/location/tijden':
        'openingstijd openingstijden openingsuren koopzondag feestdag feestdagen gesloten open dicht sluiting',
      '/vacancy': 'baan werk personeel sollicitatie',
      '/form': 'formulier contactformulier',
      '/popup': 'pop-up melding venster',
      '/faq': 'veelgestelde vragen vraag antwoord',
      '/discountcode': 'korting kortingscode actiecode code',
      '/deliverymethod': 'bezorging bezorgkosten verzendkosten verzenden levering',
      '/zonder-engels': 'vertalen vertaling engels english talen taal',
      '/niet-gevonden': '404 dode links doorverwijzing redirect adres fout',
      '/redirect': 'redirects doorsturen adres verhuisd 301',
      '/navigatie': 'menu kop voet footer header hoofdmenu links site',
      '/teksten': 'tekst beloften balk 404 winkelmand mail nieuwsbrief woorden vertalen',
      '/gegevens':
        'bedrijf bedrijfsgegevens contact adres telefoon mail kvk btw naam site instellingen',
      '/huisstijl':
        'kleur kleuren site thema uiterlijk vormgeving logo lettertype lettertypen letters font fonts hoeken stijl design instellingen',
      '/bestellingen': 'bestelling order orders ordernummer terugbetalen retour betaling klant',
      '/inzendingen':
        'inzending formulier formulieren contactformulier vraag vragen bericht berichten ingestuurd leads',
      '/klanten': 'klant klantgegevens persoonsgegevens avg inzage e-mail exporteren account',
      '/planning': 'plannen inplannen release releases publiceren agenda',
      '/prullenbak': 'verwijderd weggegooid terughalen herstellen',
      '/medewerkers': 'gebruikers accounts collega personeel toegang',
      '/rollen': 'rechten rol toegang permissies',
      '/audit': 'logboek geschiedenis log wie',
      '/account':
        'wachtwoord profiel mijn eigen naam tweede factor inloggen uitloggen afmelden sessies passkey passkeys vingerafdruk',
      '/category/boom':
        'categorie categorieen boom indeling rubriek menu hoofdcategorie subcategorie',
      '/ontbreekt':
        'ontbreekt missend onvolledig leeg compleet aanvullen ean fabrikant gpsr samenstelling alt-tekst datakwaliteit',
      '/admin/magazijn':
        'magazijn picken picklijst picklijsten inpakken verzenden pakketten plekken tellen verplaatsen voorraad',
      '/admin/balie':
        'balie winkel kassa afhalen ophalen reservering retour voorraad tellen telling verplaatsen ontvangen',
      '/mailteksten': 'mail mails e-mail bevestiging tekst teksten sjabloon',
      '/tevergeefs-gezocht': 'zoeken zoekwoorden zoektermen niets gevonden synoniemen',
      '/imports': 'importeren inlezen csv excel bestand bestanden',
      '/reviews': 'beoordeling beoordelingen recensie recensies sterren',
      '/sollicitaties': 'sollicitatie sollicitant sollicitanten vacature kandidaat kandidaten',
      '/wet-en-regels': 'wettelijk juridisch herroeping voorwaarden privacy controle',
      '/post': 'mail mails e-mail verzonden wachtrij bezorgd',
      '/techniek': 'taken storing fouten server achtergrond werkt',
      '/koppelingen': 'api sleutel sleutels webhook webhooks programma integratie',
      '/logout': 'afmelden afsluiten stoppen',
    },
    making: 'nieuw nieuwe maken toevoegen aanmaken plaatsen',
    floor: (screen: string) => `Ga naar ${screen}`,
    /** Words that say nothing of what is looked for. */
    small: ['van', 'de', 'het', 'een', 'mijn', 'onze', 'op', 'in', 'voor', 'aan', 'hoe', 'waar'],
  },
  tree: {
    under: (name: string, parent: string | undefined, at: number, count: number) =>
      parent === undefined
        ? `${name} staat nu op het hoogste niveau, ${at} van ${count}`
        : `${name} staat nu onder ${parent}, ${at} van ${count}`,
    not: {
      up: (name: string) => `${name} staat al bovenaan`,
      down: (name: string) => `${name} staat al onderaan`,
      out: (name: string) => `${name} staat al op het hoogste niveau`,
      first: (name: string) => `${name} kan nergens onder: er staat niets boven op dit niveau`,
      deep: (name: string) => `${name} kan niet dieper: zo diep gaat dit menu niet`,
      held: (name: string) => `${name} kan niet dieper: wat eronder staat past daar niet`,
    },
    undo: 'Ongedaan maken',
    undone: 'Ongedaan gemaakt',
    redone: 'Opnieuw gedaan',
    hint: 'Pijltjes lopen door de lijst; rechts klapt open, links klapt dicht. Typ een naam om erheen te springen. Alt met een pijltje verplaatst: omhoog, omlaag, naar rechts onder de vorige, naar links eruit. Delete haalt weg, Ctrl+Z maakt ongedaan.',
  },
} as const;
