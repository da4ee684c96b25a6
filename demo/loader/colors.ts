/** The shop's colours in the order in which filters show them. */
export const demoColors: readonly { access: string; title: string; hex: string }[] = [
  { access: 'wit', title: 'Wit', hex: '#f4f2ec' },
  { access: 'ecru', title: 'Ecru', hex: '#e8dfcc' },
  { access: 'zand', title: 'Zand', hex: '#cfbb98' },
  { access: 'naturel', title: 'Naturel', hex: '#c6a678' },
  { access: 'camel', title: 'Camel', hex: '#b68a54' },
  { access: 'cognac', title: 'Cognac', hex: '#9a5b2c' },
  { access: 'bruin', title: 'Bruin', hex: '#5f4230' },
  { access: 'terracotta', title: 'Terracotta', hex: '#b9603f' },
  { access: 'roest', title: 'Roest', hex: '#9c4423' },
  { access: 'rood', title: 'Rood', hex: '#b32a2c' },
  { access: 'bordeaux', title: 'Bordeaux', hex: '#651f30' },
  { access: 'roze', title: 'Roze', hex: '#e3a9a8' },
  { access: 'oudroze', title: 'Oudroze', hex: '#b97f7c' },
  { access: 'oker', title: 'Oker', hex: '#c08a2b' },
  { access: 'geel', title: 'Geel', hex: '#e7c34c' },
  { access: 'olijf', title: 'Olijf', hex: '#6d6c3c' },
  { access: 'mosgroen', title: 'Mosgroen', hex: '#535d34' },
  { access: 'flessengroen', title: 'Flessengroen', hex: '#1f4a38' },
  { access: 'salie', title: 'Salie', hex: '#a3b096' },
  { access: 'lichtblauw', title: 'Lichtblauw', hex: '#a9c1d4' },
  { access: 'kobalt', title: 'Kobalt', hex: '#27489b' },
  { access: 'marine', title: 'Marine', hex: '#22304d' },
  { access: 'petrol', title: 'Petrol', hex: '#22575f' },
  { access: 'lila', title: 'Lila', hex: '#a995bd' },
  { access: 'grijs', title: 'Grijs', hex: '#94918a' },
  { access: 'antraciet', title: 'Antraciet', hex: '#45464a' },
  { access: 'zwart', title: 'Zwart', hex: '#1f1e1d' },
  { access: 'messing', title: 'Messing', hex: '#b3924c' },
];

/** A colour by its key; throws when the shop has none of that name. */
export const getColor = (access: string) => {
  const color = demoColors.find((one) => one.access === access);
  if (!color) throw new Error(`The demo has no colour '${access}'`);
  return color;
};
