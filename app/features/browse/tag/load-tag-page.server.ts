import { redirect, type AppLoadContext } from '@remix-run/node';
import { breadcrumbList, trailFromHome } from '~/features/browse/category/breadcrumbs';
import { itemList } from '~/features/browse/category/item-list';
import { listingSeo } from '~/features/browse/category/listing-seo';
import {
  listingInput,
  parseFilterForm,
  parseListingQuery,
} from '~/features/browse/category/listing-query';
import { listingView } from '~/features/browse/category/listing-view';
import { localePath } from '~/i18n/locales';
import { translate } from '~/i18n/translate.server';
import { tagIdOf } from '~/lib/tag-path';

/** The goods of a tag (§2); null if the address names none with a name in this language. */
export async function loadTagPage(context: AppLoadContext, request: Request, slug: string) {
  const tagId = tagIdOf(slug);
  if (tagId === null) return null;
  const { searchParams, search } = new URL(request.url);
  const query = { ...parseListingQuery(searchParams, context.locale), term: null };
  const input = { tagId, ...listingInput(query) };
  let tagged = await context.shop.getTagged(input);
  if (!tagged || !Object.values(tagged.languageUrls).includes(context.path)) {
    tagged = await context.shop.getTagged({ ...input, path: context.path });
  }
  if (!tagged) return null;
  const path = tagged.languageUrls[context.locale]!;
  if (path !== context.path) throw redirect(localePath(context.prefix, path) + search, 301);
  context.page.cacheable = true;

  const listing = listingView(path, query, tagged, {
    ...parseFilterForm(searchParams, context.locale),
    priceGroup: context.priceGroup,
  });
  const { name } = tagged.tag.names;
  const home = translate(context.locale, 'catalogue.home');
  const breadcrumbs = trailFromHome(home, [{ name, path }]);
  return {
    name,
    breadcrumbs,
    listing,
    seo: listingSeo(context, listing, {
      title: name,
      description: translate(context.locale, 'catalogue.taggedText', { name }),
      path,
      paths: tagged.languageUrls,
      ...(listing.total === 0 && { robots: 'NOINDEX' }),
    }),
    structuredData: [breadcrumbList(context, breadcrumbs), itemList(context, listing)],
  };
}

export type TagPageData = NonNullable<Awaited<ReturnType<typeof loadTagPage>>>;
