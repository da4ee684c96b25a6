/** English of what `--help` says of commands for the site itself and its people, by the Dutch of it. */
export const enHelpSite: Readonly<Record<string, string>> = {
  'Website, webshop, winkels en vacatures voor een winkelketen':
    'Website, web shop, stores and vacancies of a chain',
  'Start de site; een lege eigen database krijgt de demowinkel Brink':
    'Starts the site; an empty database of its own gets the demo shop Brink',
  'laad de demo in een lege database, ook die van DATABASE_URL':
    'load the demo in an empty database, also that of DATABASE_URL',
  'laad geen demo in een lege database': 'load no demo in an empty database',
  'begin een eigen winkel: zonder demo, met een link om hem in te richten':
    'begin a shop of your own: without the demo, with a link to set it up',
  'Richt een lege site in: vraagt alles hier, of toont de link waarmee het in de browser kan':
    'Sets up an empty site: asks all of it here, or shows the link by which it can be done in a browser',
  'toon alleen de link': 'show the link alone',
  'Brengt de database op orde en stopt': 'Brings the database up to date and stops',
  'Toont de instellingen (VCL) voor een Varnish voor de site':
    'Shows the configuration (VCL) of a Varnish before the site',
  'een proces van de site; mag vaker': 'a process of the site; may come more than once',
  'wie mag zeggen wat veranderde; mag vaker': 'who may say what changed; may come more than once',
  'als JSON': 'as JSON',
  'De demowinkel Brink': 'The demo shop Brink',
  'Zet de demo in plaats van alle inhoud; bestellingen blijven':
    'Puts the demo in the place of all content; orders stay',
  'Als load, en wist ook bestellingen, winkelmandjes en sessies':
    'As load, and erases orders, carts and sessions too',
  'Maakt er veel artikelen bij, om snelheid te meten': 'Adds many articles, to measure speed',
  hoeveel: 'how many',
  'hoeveel winkels': 'how many stores',
  'hoeveel vacatures': 'how many vacancies',
  'hetzelfde getal maakt dezelfde artikelen': 'the same number makes the same articles',
  'Leest artikelen, afbeeldingen, winkels of vacatures in':
    'Reads articles, pictures, stores or vacancies',
  "Artikelen uit een CSV-bestand ('-': standaardinvoer)":
    "Articles of a CSV file ('-': standard input)",
  'toon wat er zou veranderen en schrijf niets': 'show what would change and write nothing',
  'nieuwe artikelen nog niet tonen; bestaande houden hun stand':
    'show new articles not yet; others stay as they are',
  'varianten die het bestand niet noemt offline zetten':
    'take variants offline that the file does not name',
  'voor nieuwe artikelen zonder categorie': 'for new articles without a category',
  'schrijf alles wat geweigerd is naar een CSV-bestand': 'write all that was refused to a CSV file',
  'Haalt afbeeldingen die nog op het web staan': 'Fetches pictures that are still on the web',
  'ook die eerder mislukten': 'those that failed before too',
  "Postcodes met plaats, provincie en ligging, uit elke CSV of van GeoNames ('-': standaardinvoer)":
    "Postcodes with place, province and position, of any CSV or of GeoNames ('-': standard input)",
  "Klanten uit elke CSV, zonder wachtwoord en zonder mail ('-': standaardinvoer)":
    "Customers of any CSV, without a password and without mail ('-': standard input)",
  'Eén item lezen of wijzigen, van elk onderdeel': 'Read or change one item, of any kind',
  'Toont een item als JSON': 'Shows an item as JSON',
  'Wijzigt velden van een item': 'Changes fields of an item',
  'hoe het bestand iets noemt; mag vaker': 'what the file calls something; may come more than once',
  'lees alleen, en schrijf niets': 'only read, and write nothing',
  "Vacatures uit een feed, XML of CSV ('-': standaardinvoer)":
    "Vacancies of a feed, XML or CSV ('-': standard input)",
  'sluit ook als het meer dan de helft is': 'close also when it is more than half of them',
  "Items van een onderdeel, zoals faq of news ('-': standaardinvoer)":
    "Items of a kind, such as faq or news ('-': standard input)",
  'toon per item en veld wat er zou veranderen en schrijf niets':
    'show by item and field what would change and write nothing',
  'ook als dit bestand al is ingelezen': 'also when this file was read already',
  "Winkels uit een CSV-bestand ('-': standaardinvoer)":
    "Stores of a CSV file ('-': standard input)",
  'toon per winkel en veld wat er zou veranderen en schrijf niets':
    'show by store and field what would change and write nothing',
  'Toont wat er is ingelezen, met het nummer waarmee je het terugdraait':
    'Shows what was read, with the number by which it is undone',
  'Draait een hele import terug': 'Undoes a whole import',
  'nummer van de import': 'number of the import',
  'Schrijft artikelen, winkels of inzendingen naar een bestand':
    'Writes articles, stores or submissions to a file',
  'Alle artikelen als CSV, één regel per variant; te lezen met import products':
    'All articles as CSV, a line a variant; import products reads it',
  'voor een Nederlands rekenblad: puntkomma’s en komma’s in bedragen':
    'for a Dutch spreadsheet: semicolons, and commas in amounts',
  'Alle winkels als CSV, één regel per winkel; te lezen met import stores':
    'All stores as CSV, a line a store; import stores reads it',
  'stel voor de feestdagen van dat jaar tijden voor': 'propose hours for the holidays of that year',
  'voor een Nederlands rekenblad: puntkomma’s': 'for a Dutch spreadsheet: semicolons',
  'Alle items van een onderdeel als CSV; te lezen met import items':
    'All items of a kind as CSV; import items reads it',
  'De hele site als een map met leesbare bestanden; te lezen met import site':
    'The whole site as a folder of readable files; import site reads it',
  'Een map die export site schreef': 'A folder that export site wrote',
  'toon per bestand en veld wat er zou veranderen en schrijf niets':
    'show by file and field what would change and write nothing',
  'ook als iets hier anders heet dan in de map':
    'also when something is called otherwise here than in the folder',
  'De inzendingen van een formulier als CSV, één regel per inzending':
    'Submissions of a form as CSV, a line each',
  'naam van het formulier, zoals contact': 'name of the form, such as contact',
  'met burgerservicenummers, die anders weg blijven': 'with BSNs, which are left out otherwise',
  Sollicitaties: 'Applications for jobs',
  'De nieuwste honderd': 'The newest hundred',
  'Wat een sollicitant stuurde': 'What an applicant sent',
  'Nodigt uit (invited), wijst af (rejected) of neemt aan (hired), met een mail':
    'Invites (invited), turns down (rejected) or takes on (hired), with a mail',
  'Schrijft cv en brief naar een map': 'Writes CV and letter to a folder',
  'Toestemming voor cookies': 'Consent for cookies',
  'Toont de scripts van anderen en hoe toestemming gevraagd wordt':
    'Shows scripts of third parties and how consent is asked',
  'Voegt een script van een ander toe; bezoekers worden opnieuw gevraagd':
    'Adds a script of a third party; visitors are asked again',
  'wat het is': 'what it is',
  'waarvoor toestemming nodig is': 'what consent is needed for',
  'het account bij de maker, zoals G-ABC123': 'the account at its maker, such as G-ABC123',
  'het adres van het script (https)': 'the address of the script (https)',
  'van wie het is, voor bezoekers': 'whose it is, for visitors',
  'waar het voor is, voor bezoekers': 'what it is for, for visitors',
  'waar het draait: pages, app, account (zonder keuze: pages)':
    'where it runs: pages, app, account (without a choice: pages)',
  'wat het nog meer ophaalt: script, style, img, font, connect, frame, media, zoals img=https://a.example':
    'what else it fetches: script, style, img, font, connect, frame, media, such as img=https://a.example',
  'wat het in de browser zet, zoals "_x*=30 dagen"':
    'what it leaves in browsers, such as "_x*=30 dagen"',
  'Neemt een script weg': 'Removes a script',
  'Hoe toestemming gevraagd wordt': 'How consent is asked',
  'verdergaan is toestemming (mag niet in de EU)': 'going on is consent (not allowed in the EU)',
  'vraagt het iedereen opnieuw': 'asks everybody again',
  'hoe lang bewijs blijft': 'how long proof is kept',
  'Het bewijs van alle keuzes als CSV, het oudste eerst':
    'Proof of all choices as CSV, the oldest first',
  'Wie in het kantoor werkt': 'Who works in the office',
  'Maakt een medewerker; zonder --password wordt een wachtwoord bedacht en getoond':
    'Makes a member of staff; without --password one is made up and shown',
  'voor- en achternaam': 'first and last name',
  'naam van de rol, zoals beheerder of winkel': 'name of the role, such as beheerder or winkel',
  'eigen winkels, zoals 3,17': 'stores of his own, such as 3,17',
  'e-mailadres': 'e-mail address',
  'Toont wie in het kantoor kan inloggen': 'Shows who can log in to the office',
  'Geeft een medewerker een nieuw wachtwoord; zonder --password wordt het bedacht':
    'Gives a member a new password; without --password it is made up',
  'niet te raden': 'hard to guess',
  'Geeft een medewerker een andere rol': 'Gives a member another role',
  'Haalt codes en passkeys weg van wie zijn telefoon kwijt is':
    'Removes codes and passkeys of who lost his phone',
  'zet de tweede factor uit': 'switches the second factor off',
  'Wie mag inloggen': 'Who has an account',
  'Maakt een account; zonder --password wordt een wachtwoord bedacht en getoond':
    'Makes an account; without --password one is made up and shown',
  'Toont accounts, de nieuwste eerst': 'Shows accounts, the newest first',
  'Geeft een account een nieuw wachtwoord, en mailt dat dat is gebeurd':
    'Gives an account a new password, and mails that it did',
  'Programma’s die de API gebruiken': 'Programs that use the API',
  'Maakt een API-gebruiker en toont zijn gegevens één keer':
    'Makes an API user and shows his credentials once',
  'Neemt een API-gebruiker weg': 'Removes an API user',
  'De lijst van de nieuwsbrief': 'The list of the newsletter',
  'De adressen als CSV, met het bewijs van hun toestemming':
    'Addresses as CSV, with proof of their consent',
  'ook wie niet bevestigde en wie zich afmeldde (zonder adres)':
    'also who did not confirm, and who withdrew (without address)',
  'Meldt een adres af en wist het': 'Takes an address off and erases it',
  'Vergeet wat mailchimp, brevo of copernica nog te horen had, als je die niet meer gebruikt':
    'Forgets what mailchimp, brevo or copernica was still to hear, when it is used no longer',
  "Popups op pagina's": 'Popups on pages',
  'Toont alle popups, met hun nummer en waar ze staan':
    'Shows all popups, with their number and where they are',
  'Maakt popups, of vervangt wat er al is': 'Makes popups, or replaces those there are',
  "Haalt een popup van alle pagina's": 'Takes a popup off all pages',
  'nummer van de popup': 'number of the popup',
  'Meldingen aan andere programma’s': 'Notices to other programs',
  'Toont de adressen': 'Shows the addresses',
  'Neemt een adres weg, met wat eraan gemeld werd': 'Removes an address, with what it was told',
  'Toont wat er het laatst gemeld werd, en wat erop kwam':
    'Shows what was told last, and what came back',
  'Meldt iets nog eens': 'Tells something once more',
};
