/** What the law asks more of, and what no post takes. */
type Kinds = { textile?: boolean; electrical?: boolean; bulky?: boolean };

/** The shop's departments and what is in them. `file` names the content file of its products. */
export type DemoCategory = Kinds & {
  title: string;
  access: string;
  intro: string;
  children: (Kinds & { title: string; access: string; file: string; intro: string })[];
};

const child = (
  department: string,
  slug: string,
  title: string,
  intro: string,
  kinds: Kinds = {},
) => ({
  ...kinds,
  title,
  access: `${department}/${slug}`,
  file: `${department}-${slug}.json`,
  intro,
});

export const demoCategories: readonly DemoCategory[] = [
  {
    title: 'Dames',
    access: 'dames',
    textile: true,
    intro: 'Truien, jurken, broeken en jassen voor elke dag en voor een feest.',
    children: [
      child(
        'dames',
        'truien-vesten',
        'Truien & vesten',
        'Wol, katoen en alpaca, van dun gebreid tot visserstrui.',
      ),
      child(
        'dames',
        'blouses-tops',
        'Blouses & tops',
        'Van linnen, zijde, katoen en viscose, met korte en lange mouwen.',
      ),
      child(
        'dames',
        'jurken',
        'Jurken',
        'Van mini tot maxi, met of zonder mouwen en vaak met zakken.',
      ),
      child(
        'dames',
        'rokken',
        'Rokken',
        'Plissé, A-lijn of recht, in lengtes waar je op kunt fietsen.',
      ),
      child(
        'dames',
        'broeken-jeans',
        'Broeken & jeans',
        'Recht, wijd of smal: per pasvorm staat erbij hoe hij valt.',
      ),
      child('dames', 'jassen', 'Jassen', 'Tegen wind, motregen en de eerste vorst.'),
    ],
  },
  {
    title: 'Heren',
    access: 'heren',
    textile: true,
    intro: 'Overhemden, truien, broeken en jassen, met bij elk artikel hoe de maat valt.',
    children: [
      child(
        'heren',
        'truien-vesten',
        'Truien & vesten',
        'Om over een overhemd te dragen, of juist zonder.',
      ),
      child(
        'heren',
        'overhemden',
        'Overhemden',
        'Oxford, flanel en linnen; strijken is niet altijd nodig.',
      ),
      child(
        'heren',
        't-shirts-polos',
        'T-shirts & polo’s',
        'Zware katoen die zijn vorm houdt na de was.',
      ),
      child('heren', 'broeken-jeans', 'Broeken & jeans', 'Van werkbroek tot nette pantalon.'),
      child('heren', 'jassen', 'Jassen', 'Voor op de fiets, op het perron en in het bos.'),
    ],
  },
  {
    title: 'Schoenen',
    access: 'schoenen',
    intro: 'Gemeten in de winkel of thuis: bij elk paar staat hoe de maat valt.',
    children: [
      child('schoenen', 'sneakers', 'Sneakers', 'Om de hele dag op te lopen.'),
      child('schoenen', 'laarzen', 'Laarzen', 'Hoog, half en van rubber voor als het echt regent.'),
      child('schoenen', 'enkellaarsjes', 'Enkellaarsjes', 'Met rits, veter of elastiek.'),
      child('schoenen', 'sandalen', 'Sandalen', 'Voor warme dagen en koele terrassen.'),
      child('schoenen', 'loafers', 'Loafers', 'Instappen en gaan.'),
      child(
        'schoenen',
        'pantoffels',
        'Pantoffels',
        'Voor thuis, met een zool die de brievenbus haalt.',
      ),
    ],
  },
  {
    title: 'Accessoires',
    access: 'accessoires',
    intro: 'Tassen, sjaals, mutsen, riemen, handschoenen en sokken.',
    children: [
      child('accessoires', 'tassen', 'Tassen', 'Voor een laptop, een brood of een weekend.'),
      child('accessoires', 'rugzakken', 'Rugzakken', 'Twee banden, twee handen vrij.'),
      child(
        'accessoires',
        'sjaals-mutsen',
        'Sjaals & mutsen',
        'Zacht om je hals, warm om je oren.',
        { textile: true },
      ),
      child(
        'accessoires',
        'riemen-handschoenen',
        'Riemen & handschoenen',
        'Leer dat met de jaren mooier wordt.',
      ),
      child('accessoires', 'sokken', 'Sokken', 'Per paar of per drie, zonder knellende boord.', {
        textile: true,
      }),
    ],
  },
  {
    title: 'Wonen',
    access: 'wonen',
    intro: 'Meubels, lampen, servies en textiel voor in huis.',
    children: [
      child('wonen', 'lampen', 'Lampen', 'Licht om bij te lezen en licht om bij te eten.', {
        electrical: true,
      }),
      child('wonen', 'vazen-potten', 'Vazen & potten', 'Voor één tak of een hele bos.'),
      child('wonen', 'kussens-plaids', 'Kussens & plaids', 'De bank, maar dan zachter.', {
        textile: true,
      }),
      child('wonen', 'vloerkleden', 'Vloerkleden', 'Wol, jute en katoen onder je voeten.', {
        textile: true,
        bulky: true,
      }),
      child(
        'wonen',
        'stoelen-krukken',
        'Stoelen & krukken',
        'Om aan te schuiven en om in weg te zakken.',
        { bulky: true },
      ),
      child(
        'wonen',
        'tafels-kasten',
        'Tafels & kasten',
        'Meubels die ook de volgende verhuizing meegaan.',
        { bulky: true },
      ),
      child(
        'wonen',
        'servies-glas',
        'Servies & glas',
        'Stapelbaar, vaatwasserbestendig en fijn in de hand.',
      ),
      child('wonen', 'bad-bed', 'Bad & bed', 'Linnen, badstof en een goede nacht.', {
        textile: true,
      }),
    ],
  },
];
