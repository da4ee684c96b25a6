import { namedChoices } from '../values/named-choices';
import { orderTexts } from './nl-orders';

const { states, paymentStates } = orderTexts;

/** English of what `--help` says of commands for the shop, by the Dutch of it. */
export const enHelpShop: Readonly<Record<string, string>> = {
  'Artikelen nakijken': 'Checking articles',
  'Artikelen die te koop zijn zonder wat de wet erover vraagt (eindigt met 2)':
    'Articles for sale without what the law asks of them (ends with 2)',
  Merken: 'Brands',
  'De fabrikant of importeur van alle artikelen van een merk':
    'Who makes or imports all articles of a brand',
  naam: 'name',
  'postadres op één regel': 'postal address on one line',
  'e-mail- of webadres': 'e-mail or web address',
  'wie in de EU verantwoordelijk is, bij een maker daarbuiten':
    'who is responsible in the EU, for a maker outside it',
  'diens postadres': 'his postal address',
  'diens e-mail- of webadres': 'his e-mail or web address',
  Categorieën: 'Categories',
  'Wat er in een categorie zit, en in alles eronder': 'What is in a category, and in all below it',
  'textiel: van elk artikel hoort de samenstelling erbij':
    'textiles: each article tells its fibres',
  'geen textiel': 'no textiles',
  'apparaten en lampen: oude worden teruggenomen': 'devices and lamps: old ones are taken back',
  'geen apparaten': 'no devices',
  'te groot voor de post: bij een retour halen we het op':
    'too big for the post: returns are fetched',
  'gaat met de post': 'goes by post',
  Kortingscodes: 'Discount codes',
  'Maakt een kortingscode': 'Makes a discount code',
  'procent van de artikelen': 'percent of the articles',
  'bedrag van de artikelen af': 'amount off the articles',
  'bezorgen kost niets': 'delivery is free',
  'geldt vanaf zoveel aan artikelen': 'holds from so much of articles',
  'eerste dag, zoals 2026-12-01': 'first day, such as 2026-12-01',
  'laatste dag': 'last day',
  'voor zoveel bestellingen': 'for so many orders',
  'één keer per klant, naar e-mailadres': 'once a customer, by e-mail address',
  'Toont alle kortingscodes': 'Shows all discount codes',
  'Vanaf nu geldt de code niet meer': 'From now on the code holds no more',
  'Acties met persoonlijke kortingscodes': 'Offers of personal discount codes',
  'Maakt een actie; ieder e-mailadres krijgt er één code van':
    'Makes an offer; each mailbox gets one code of it',
  'dagen dat een code geldig is': 'days that a code holds',
  'Toont alle acties, met hun nummer': 'Shows all offers, with their number',
  'Vanaf nu geeft de actie geen codes meer': 'From now on the offer gives no codes',
  'nummer van de actie': 'number of the offer',
  Cadeaukaarten: 'Gift cards',
  'Maakt een cadeaukaart en toont de code één keer': 'Makes a gift card and shows its code once',
  'laatste dag; anders vijf jaar geldig': 'last day; otherwise it holds five years',
  'zoals 25 of 12,50': 'such as 25 or 12,50',
  'Wat er op een cadeaukaart staat': 'What is on a gift card',
  'Verkoopt een artikel als cadeaukaart: betaald is de code onderweg':
    'Sells an article as a gift card: once paid its code is on its way',
  'Bestellingen en retouren': 'Orders and returns',
  'Toont bestellingen, de nieuwste eerst': 'Shows orders, the newest first',
  'alleen deze': 'these alone',
  [`alleen deze: ${namedChoices(states)}`]: `these alone: ${namedChoices(states)}`,
  [`alleen zo betaald: ${namedChoices(paymentStates)}`]: `those paid so alone: ${namedChoices(paymentStates)}`,
  'hoogstens zoveel': 'so many at most',
  'besteld op deze dag of later, zoals 2026-12-01':
    'placed on this day or later, such as 2026-12-01',
  'besteld op deze dag of eerder': 'placed on this day or before',
  'Toont alles van een bestelling, als JSON': 'Shows all of an order, as JSON',
  'Meldt dat het geld van een overschrijving binnen is':
    'Notes that the money of a transfer came in',
  'Meldt dat een bestelling is ingepakt': 'Notes that an order is packed',
  'Meldt dat een bestelling klaarligt in de winkel': 'Notes that an order is ready in the store',
  'Meldt dat een bestelling is opgehaald (en aan de kassa betaald)':
    'Notes that an order was fetched (and paid in the store)',
  'Meldt dat een bestelling is bezorgd': 'Notes that an order was delivered',
  'Annuleert een bestelling en geeft alles terug': 'Cancels an order and gives all back',
  'Sluit een deels verstuurde bestelling: betaalt terug wat niet meer komt':
    'Closes an order that was sent in part: pays back what comes no more',
  'Verstuurt een bestelling, of een deel ervan': 'Sends an order, or a part of it',
  'own, postnl of dhl; anders die van de bezorgwijze':
    'own, postnl or dhl; otherwise that of the way of delivery',
  'als het pakket elders is aangemeld': 'when the parcel was announced elsewhere',
  'waar het pakket wordt gevolgd': 'where the parcel is followed',
  'alleen dit, zoals 12x2': 'this alone, such as 12x2',
  'Betaalt terug zoals er is betaald': 'Pays back the way that was paid',
  'voor het logboek': 'for the log',
  'met dezelfde sleutel gaat het één keer': 'with the same key it goes once',
  'Toont wat met de hand moet worden terugbetaald': 'Shows what is to be paid back by hand',
  'Meldt dat iets met de hand is terugbetaald': 'Notes that something was paid back by hand',
  'het nummer uit ‘tasks’': 'its number in ‘tasks’',
  Retouren: 'Returns',
  'Meldt dat een retour binnen is': 'Notes that a return came in',
  'Keurt een retour goed: geld en voorraad gaan terug': 'Accepts a return: money and stock go back',
  'wat niet wordt teruggenomen, zoals 12:gedragen': 'what is not taken back, such as 12:worn',
  'Wat in winkels is weggelegd': 'What is put aside in stores',
  'Toont wat er nu ligt': 'Shows what lies there now',
  'van één winkel': 'of one store',
  'ook wat voorbij is': 'what is over too',
  'Het is opgehaald': 'It was fetched',
  'Het gaat terug de winkel in': 'It goes back into the store',
  'Reviews van artikelen': 'Reviews of articles',
  'Toont reviews, de oudste eerst': 'Shows reviews, the oldest first',
  'alleen die gemeld zijn, met waarom': 'those that were reported alone, with why',
  'Plaatst een review; een gemelde blijft staan': 'Shows a review; one that was reported stays',
  'zoals in ‘list’: 12.1 is review 12, zoals hij de eerste keer werd geschreven':
    'as in ‘list’: 12.1 is review 12, as it was first written',
  'Plaatst een review niet, of haalt hem weg; zijn schrijver leest waarom':
    'Refuses a review, or takes it away; its writer reads why',
  'toelichting voor de schrijver': 'what its writer is told beside',
  'een van de redenen hieronder': 'one of the grounds below',
  'Zet een antwoord van de winkel onder een review; zonder tekst gaat het weg':
    'Puts an answer of the shop below a review; without a text it goes',
  'het antwoord': 'the answer',
};
