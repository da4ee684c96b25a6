/** A BreadcrumbList (schema.org) of the way from the home page to a page. */
export const breadcrumbJsonLd = (
  siteUrl: string,
  way: readonly { label: string; href: string }[],
  home = '/',
): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ label: 'Home', href: home }, ...way].map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.label,
    item: siteUrl + step.href,
  })),
});
