import { eq, like } from 'drizzle-orm';
import { categories, materials } from '#features/catalog/api.server';
import { createPage, findPage, publishPage } from '#features/pages/api.server';
import { announcePopups, type NewPopup, storePopup } from '#features/popups/api.server';
import { createOffer, listOffers } from '#features/promotions/api.server';
import { locations } from '#features/stores/api.server';
import type { Host } from '#platform/host';
import type { Drawn, DrawScene } from './articles';
import { readContent } from './read';
import { SITE_ID } from './site';

type PopupContent = {
  title: string;
  /** Where it stands: the path of a page, or a store. */
  page?: string;
  store?: string;
  kind: number;
  position: number;
  icon?: string;
  open_period: number;
  close_period?: number;
  schedule?: NewPopup['schedule'];
  conditions?: NewPopup['conditions'];
  title_content: string;
  intro: string;
  name_field?: boolean;
  title_submit?: string;
  consent_text?: string;
  after_title?: string;
  after_introduction?: string;
  links?: { link?: string; link_text?: string; link3?: string; link3_text?: string };
  picture?: Drawn;
};

type Campaign = {
  path: string;
  title: string;
  seo_description: string;
  intro: string;
  popup: {
    title: string;
    subtitle: string;
    intro: string;
    link: string;
    link_text: string;
    picture: Drawn;
  };
};

type Content = {
  offer: { name: string; percentage: number; valid_days: number };
  campaign: Campaign;
  popups: PopupContent[];
};

/** The offer of the demo's codes; it stays when the demo is loaded again. */
const insertOffer = async ({ db }: Host, { offer }: Content): Promise<number> => {
  const { name, percentage: value, valid_days: validDays } = offer;
  await createOffer(db, { name, kind: 'percentage', value, validDays });
  const found = (await listOffers(db)).find((one) => one.name === name);
  if (!found) throw new Error(`There is no offer ${name}`);
  return found.id;
};

const fieldsOf = ({ kind, name_field }: PopupContent): NewPopup['fields'] => {
  if (kind === 1) return [];
  const name = { guid: 'name', label: 'Voornaam', autocomplete: 'given-name' };
  const email = { guid: 'email', type: 'EmailField', label: 'E-mailadres', validate: 'Y' };
  return name_field ? [email, name] : [email];
};

const findTarget = async (host: Host, { page, store }: PopupContent) => {
  if (page !== undefined) {
    const found = await findPage(host, page);
    return { module: 'Page', id: found?.id ?? 0 };
  }
  const [row] = await host.db
    .select({ id: locations.id })
    .from(locations)
    .where(eq(locations.access, store ?? ''));
  return { module: 'Location', id: row?.id ?? 0 };
};

const insertPopup = async (
  host: Host,
  popup: PopupContent,
  { draw, offerId }: { draw: DrawScene; offerId: number },
): Promise<void> => {
  const { links = {}, picture } = popup;
  const target = await findTarget(host, popup);
  if (target.id === 0) throw new Error(`Popup '${popup.title}' has no place`);
  await storePopup(
    host.db,
    {
      siteId: SITE_ID,
      title: popup.title,
      popupactionId: popup.kind,
      popuppositionId: popup.position,
      icon: popup.icon ?? '',
      // Who goes on with the page hasn't put it away.
      closeBackgroundclick: 'N',
      openPeriod: popup.open_period,
      closePeriod: popup.close_period ?? 0,
      schedule: popup.schedule ?? {},
      conditions: popup.conditions ?? {},
      titleContent: popup.title_content,
      intro: popup.intro,
      titleSubmit: popup.title_submit ?? '',
      consentText: popup.consent_text ?? '',
      afterTitle: popup.after_title ?? '',
      afterIntroduction: popup.after_introduction ?? '',
      linkText: links.link_text ?? '',
      link3Text: links.link3_text ?? '',
      before: links.link ? { link: { href: links.link } } : {},
      after: links.link3 ? { link: { href: links.link3 } } : {},
      images: picture ? [draw(`popup-${popup.kind}`, picture, '')] : [],
      fields: fieldsOf(popup),
      ...(popup.kind >= 3 && { discountOfferId: offerId }),
    },
    [target],
  );
};

/** The page of a campaign, with the popup that opens on it. */
const insertCampaign = async (host: Host, campaign: Campaign, draw: DrawScene): Promise<void> => {
  const rows = await host.db.select().from(categories).where(like(categories.access, '%/truien%'));
  const wool = await host.db.select().from(materials).where(eq(materials.title, 'Wol'));
  const { popup, title, intro } = campaign;
  const block = (type: string, props: Record<string, unknown>) => ({
    type,
    props: { id: `${type}-wolweken`, version: 1, ...props },
  });
  const content = [
    block('ProductOverview', {
      title,
      intro,
      level: '1',
      limit: 12,
      columns: 3,
      paging: 'more',
      refines: 'inline',
      ajaxFilterId: 'wolweken',
      sortable: true,
      filter: { category: rows.map(({ id }) => id), material: wool.map(({ id }) => id) },
    }),
    block('DetailPopup', {
      title: popup.title,
      subtitle: popup.subtitle,
      intro: popup.intro,
      link: popup.link,
      linkText: popup.link_text,
      picture: draw('popup-wolweken', popup.picture, ''),
    }),
  ];
  const id = await createPage(host, {
    siteId: SITE_ID,
    path: campaign.path,
    title,
    seoDescription: campaign.seo_description,
    tree: { root: { props: {} }, zones: {}, content },
  });
  await publishPage(host, id);
};

/** The demo's popups, and the page of a campaign with the promotional one. */
export const insertPopups = async (host: Host, folder: string, draw: DrawScene): Promise<void> => {
  const content = readContent<Content>(folder, 'popups.json');
  const offerId = await insertOffer(host, content);
  await insertCampaign(host, content.campaign, draw);
  for (const popup of content.popups) await insertPopup(host, popup, { draw, offerId });
  await announcePopups(host);
};
