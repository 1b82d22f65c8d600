import type { ShopConfiguration } from '~/services/shop-api';

/** JSON-LD of the shop itself (open point 1.11), safe inside a script element. */
export function organizationData(shop: ShopConfiguration, publicOrigin: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: shop.shopName,
    url: publicOrigin,
    ...(shop.logo && { logo: new URL(shop.logo, publicOrigin).href }),
  };
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
