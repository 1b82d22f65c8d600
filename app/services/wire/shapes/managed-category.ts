import type * as z from 'zod';
import type { PageSettings, PageTreeItem } from '~/services/operator-api/categories';
import { toWireCategory, wireCategorySchema } from './category';
import type { Shaper } from './shaper';

/** The response about a page that an operator has changed. */
export const wireManagedCategorySchema = wireCategorySchema;

type Managed = {
  page: PageTreeItem;
  settings: PageSettings;
  /** The text above its blocks. */
  description: string;
  imagePath: string | null;
  image2Path: string | null;
};

/**
 * A page of the operators' tree, restricted to customers or not, in the form of the shop's
 * categories.
 */
export function toWireManagedCategory(
  { page, settings, description, imagePath, image2Path }: Managed,
  shaper: Shaper,
): z.infer<typeof wireManagedCategorySchema> {
  const { type, right, linklist, sitemap, parentCategoryId } = settings;
  const { name, nameUrl, metaTitle, metaDescription, metaKeywords, metaRobots, canonicalLink } =
    settings;
  const { position, pageView, itemListView, singleItemView } = settings;
  return toWireCategory(
    {
      id: page.id,
      type,
      right,
      parentCategoryId,
      sitemap,
      linklist,
      robots: metaRobots,
      details: [
        {
          categoryId: page.id,
          lang: shaper.locale,
          path: page.path,
          name: name || page.name,
          nameUrl,
          description,
          shortDescription: '',
          metaTitle,
          metaDescription,
          metaKeywords,
          metaRobots,
          canonicalLink,
          position,
          pageView,
          itemListView,
          singleItemView,
          imagePath,
          image2Path,
        },
      ],
    },
    shaper,
  );
}
