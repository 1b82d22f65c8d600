import * as z from 'zod';
import { translate } from '~/i18n/translate.server';
import { blockSchema, type Block } from '~/services/shop-api';
import { blockDefinitions } from '~/blocks/definitions';
import {
  BLOCK_CATEGORIES,
  type BlockDefinition,
  type BlockVariation,
  type Title,
} from '~/blocks/kit/define-block';
import { drawBlock } from './draw-block';

const titleSchema = z.object({ de: z.string().min(1), en: z.string().min(1) });

/** GET /blocks/blocksLists.json (§7): the blocks that can be added to a page, by category. */
export const blocksListsSchema = z.record(
  z.string(),
  z.object({
    /** The category's title; English like the block names in the specification. */
    title: z.string().min(1),
    titles: titleSchema,
    category: z.string(),
    variations: z.array(
      z.object({
        title: z.string().min(1),
        titles: titleSchema,
        image: z.string().startsWith('/'),
        template: z.object({ de: blockSchema, en: blockSchema }),
      }),
    ),
  }),
);
export type BlocksLists = z.infer<typeof blocksListsSchema>;

/**
 * The list, made of the definitions. Its uuids are examples: a client that adds a block sets new
 * ones.
 */
export function blocksLists(): BlocksLists {
  const lists = BLOCK_CATEGORIES.map((category) => {
    const offered = definitions().filter((each) => !each.isPart && each.category === category);
    const key = `blocks.category.${category}` as const;
    const titles = { de: translate('de', key), en: translate('en', key) };
    const variations = offered.flatMap((definition) =>
      definition.variations.map((variation) => entry(definition, variation)),
    );
    return [category, { title: titles.en, titles, category, variations }] as const;
  });
  return Object.fromEntries(lists.filter(([, { variations }]) => variations.length > 0));
}

/**
 * The preview of a variation by its id, with texts in the locale and the shop's colour; null for an
 * unknown id.
 */
export function variationDrawing(
  id: string,
  { locale = 'de', primary }: { locale?: keyof Title; primary?: string } = {},
): string | null {
  const found = definitions()
    .flatMap(({ variations }) => variations)
    .find((variation) => variation.id === id);
  return found ? drawBlock(template(found, locale), primary) : null;
}

function definitions(): BlockDefinition[] {
  return Object.values<BlockDefinition>(blockDefinitions);
}

function entry(definition: BlockDefinition, variation: BlockVariation) {
  const titles = titlesOf(definition, variation);
  return {
    title: titles.en,
    titles,
    image: `/blocks/variations/${variation.id}.svg`,
    template: { de: template(variation, 'de'), en: template(variation, 'en') },
  };
}

/** The name of a block; with several variations, the name that sets this one apart. */
function titlesOf({ title, variations }: BlockDefinition, variation: BlockVariation): Title {
  if (variations.length === 1) return title;
  return {
    de: `${title.de}: ${variation.title.de}`,
    en: `${title.en}: ${variation.title.en}`,
  };
}

/** The same uuids in both languages: they are the same block. */
function template({ id, create }: BlockVariation, locale: keyof Title): Block {
  let count = 0;
  return create(locale, () => `${id}-${(count += 1)}`);
}
