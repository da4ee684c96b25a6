/** Each line: a word, and its plurals, diminutives or inflected forms. */
const families = `
fiets fietsen fietsje
jas jassen jasje
huis huizen huisje
brief brieven briefje
boot boten boots
kat katten
laars laarzen laarsje
trui truien truitje truitjes
kalf kalveren
lam lammeren
rund runderen
lied liederen
volk volkeren
been beenderen
koe koeien
vlo vlooien
centrum centra
tuincentrum tuincentra
aquarium aquaria
podium podia
stadion stadia
criterium criteria
catalogus catalogi
bacterie bacterien
broek broeken broekje
jurk jurken jurkje jurkjes
overhemd overhemden
schoen schoenen schoentje
lamp lampen lampje
vaas vazen vaasje
kussen kussens
tafel tafels tafeltje
vacature vacatures
winkel winkels
wasmachine wasmachines
foto foto's fotos
baby baby's babys
ei eieren
kind kinderen
museum musea
stad steden
blad bladeren bladen
regenjas regenjassen
regenlaars regenlaarzen
kinderfiets kinderfietsen
winterjas winterjassen
spijkerbroek spijkerbroeken
stoel stoelen stoeltje stoeltjes
bank banken
kast kasten kastje kastjes
bed bedden
dekbed dekbedden
matras matrassen
deken dekens
laken lakens
handdoek handdoeken
theedoek theedoeken
gordijn gordijnen
kleed kleden
vloerkleed vloerkleden
spiegel spiegels
klok klokken
kaars kaarsen
geurkaars geurkaarsen
kandelaar kandelaars
mand manden mandje
wasmand wasmanden
doos dozen doosje
pot potten
bloempot bloempotten
plant planten plantje
bloem bloemen bloemetje
bord borden
kop koppen
mok mokken
glas glazen glaasje
wijnglas wijnglazen
schaal schalen
kom kommen
pan pannen pannetje
koekenpan koekenpannen
mes messen mesje
keukenmes keukenmessen
vork vorken
lepel lepels lepeltje
fles flessen
drinkfles drinkflessen
servet servetten servetje
servies serviezen
tas tassen tasje
rugtas rugtassen
riem riemen
sjaal sjaals sjaaltje
muts mutsen mutsje
pet petten
hoed hoeden hoedje
handschoen handschoenen
sok sokken sokje
panty panty's pantys
rok rokken rokje
blouse blouses
bloes bloezen
shirt shirts shirtje
tshirt tshirts
poloshirt poloshirts
top tops
topje topjes
vest vesten vestje
colbert colberts
pak pakken
bikini bikini's
badpak badpakken
pyjama pyjama's pyjamas
slip slips
hemd hemden hemdje
bh bh's
sneaker sneakers
sandaal sandalen
pantoffel pantoffels
slof sloffen
slipper slippers
enkellaars enkellaarzen
bootje bootjes
hak hakken
zool zolen
veter veters
neus neuzen
muis muizen
reis reizen
prijs prijzen
kaas kazen
roos rozen
mooi mooie
fraai fraaie
taai taaie
goed goederen
jeans jean
duif duiven
golf golven
druif druiven
kloof kloven
olijf olijven
schroef schroeven
slaaf slaven
graf graven
dag dagen
weg wegen
dak daken
pad paden
gat gaten
vat vaten
bad baden
spel spelen spellen
bordspel bordspellen
slot sloten
lid leden
schip schepen
mogelijkheid mogelijkheden
artikel artikelen artikels
onderdeel onderdelen
paneel panelen
juweel juwelen
baksteen bakstenen
steen stenen
been benen
peer peren
heer heren
beer beren
oor oren
uur uren
oog ogen
knie knieen
idee ideeen
categorie categorieen
batterij batterijen
schilderij schilderijen
vrouw vrouwen
koe koeien
ketting kettingen kettinkje
ring ringen ringetje
oorbel oorbellen
armband armbanden
horloge horloges
zonnebril zonnebrillen
paraplu paraplu's paraplus
camera cameras
auto auto's autos
radio radios
bureau bureaus
cadeau cadeaus
cafe cafes
menu menu's
taxi taxi's
serie series
actie acties
hoodie hoodies
legging leggings
sweater sweaters
blazer blazers
trenchcoat trenchcoats
laptop laptops
tablet tablets
film films
club clubs
set sets
handdoekenset handdoekensets
boom bomen boompje
raam ramen
deur deuren
kamer kamers
slaapkamer slaapkamers
keuken keukens
tuin tuinen
tuinstoel tuinstoelen
hanglamp hanglampen
lampenkap lampenkappen
kapstok kapstokken
plank planken
rek rekken
wijnrek wijnrekken
wekker wekkers
emmer emmers emmertje
bezem bezems
borstel borstels
spons sponzen
zeep zepen
krat kratten
baan banen
bijbaan bijbanen
verkoper verkopers
manager managers
medewerker medewerkers
filiaal filialen
openingstijd openingstijden
bestelling bestellingen
cadeaubon cadeaubonnen
bon bonnen
kaart kaarten kaartje
taart taarten taartje
tent tenten tentje
boek boeken boekje
pen pennen
gum gummen
puzzel puzzels
pop poppen
knuffel knuffels
bal ballen balletje
step steps
helm helmen
slinger slingers
ballon ballonnen
vlag vlaggen
rood rode
groot grote
wit witte
zwart zwarte
grijs grijze
blauw blauwe
lang lange
warm warme
wol wollen
katoen katoenen
lief lieve
leer leren
dame dames
man mannen
meisje meisjes
jongen jongens
zoon zonen
bus bussen
cactus cactussen
adres adressen
catalogus catalogussen
gebruiksaanwijzing gebruiksaanwijzingen
das dassen
stropdas stropdassen
zwembroek zwembroeken
babypakje babypakjes
romper rompers
slab slabben
speen spenen
luier luiers
ladekast ladekasten
krukje krukjes
kruk krukken
poef poefen
vaasje vaasjes
kaarsje kaarsjes
dienblad dienbladen
theepot theepotten
placemat placemats
onderzetter onderzetters
snijplank snijplanken
weegschaal weegschalen
stofzuiger stofzuigers
strijkijzer strijkijzers
strijkplank strijkplanken
waslijn waslijnen
gordijnroede gordijnroedes
plaid plaids
hoeslaken hoeslakens
sloop slopen
kussensloop kussenslopen
douchegordijn douchegordijnen
badmat badmatten
maat maten
kleur kleuren
`;

/** Each line: two words that are not forms of one. */
const strangers = `
kan kanten
maat mat
maten mat
maten matten
bot boot
botten boten
boten botten
les lezen
bed beden
rok rook
rokken roken
zon zoon
zonnen zonen
man maan
mannen manen
tak taak
takken taken
bal baal
kop koop
koppen kopen
pen peen
bom boom
bommen bomen
bel beel
been ben
pan paan
kas kast
kas kaas
jas ja
vis vies
wit wiet
bos boos
bossen bozen
kus kuis
las laars
kam kamer
kamer kamera
tas taste
pet peet
som soms
muis muts
raam ram
ramen rammen
poot pot
poten potten
wol wolf
ring rij
das dag
glas gladde
hak haak
hakken haken
dag das
bad baan
spel speld
huis huid
koek koe
boek broek
mok mooi
schaal schal
kast kassen
plant plan
kaart kaar
taart taar
tent ten
zeep zee
beer bed
peer per
steen sten
vest vee
bon boon
bonnen bonen
slip sloop
lamp lam
`;

const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

export const FAMILIES = rows(families);
export const STRANGERS = rows(strangers);
