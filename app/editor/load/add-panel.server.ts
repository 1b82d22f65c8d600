import type { AppLoadContext } from '@remix-run/node';
import { translatorFor } from '~/i18n/translate.server';
import { may, type Operator } from '~/services/operator-api/operator';
import type { PageTreeItem } from '~/services/operator-api/categories';
import type { Block } from '~/services/shop-api';
import { blockTitle } from '~/blocks/block-title';
import { colourFamilies } from '~/blocks/colour-families/data.server';
import { blockDefinitions } from '~/blocks/definitions';
import { BLOCK_CATEGORIES, type BlockDefinition } from '~/blocks/kit/define-block';
import { upgradeBlocks } from '~/blocks/read-blocks.server';
import { drawSection } from '../blocks-lists/draw-block';
import { filledFields } from '../document/check/fields';
import { wordsOf } from '../document/check/heading-order';
import { placesToAdd, shapeOf, type Shape } from '../document/gestures';
import { parsePlace, placeText } from '../document/place-text';
import { siblingsIn, type Document, type Place } from '../document/tree';
import { placeName } from '../place-name';
import { ADD_PARTS, type AddPanel, type Offer, type OfferGroup, type OwnOffer } from './add-panel';
import { flatPages, type EditedPage } from './edited-page.server';
import { readySections, sectionsOfPage } from './sections.server';
import { homePageName } from './page-entries.server';

type AddPanelRequest = {
  document: Document;
  page: EditedPage;
  pages: PageTreeItem[];
  operator: Operator;
};

/**
 * The items that can be added at the position of an address (`?add=`: at the end); null if there is
 * no such position.
 */
export async function addPanel(
  context: AppLoadContext,
  query: URLSearchParams,
  asked: AddPanelRequest,
): Promise<AddPanel | null> {
  const { document, operator } = asked;
  const text = query.get('add') ?? '';
  const place = text === '' ? endOf(document) : parsePlace(text);
  const siblings = place && siblingsIn(document, place.parent);
  if (!place || !siblings) return null;
  const mayGo = ({ shape }: Pick<Offer, 'shape'>) => isOpenFor(document, place, shape);
  const [palette, ready, kept, from, last] = await Promise.all([
    paletteOf(context),
    readySections(context),
    context.operator.drafts.patterns.list(context.locale),
    sectionsFrom(context, query.get('from'), operator),
    context.operator.lastAdded(),
  ]);
  const blocks = palette.map((group) => ({ ...group, offers: group.offers.filter(mayGo) }));
  const readyOffers = ready.map(({ pattern, blocks: made }) =>
    sectionOffer(`ready:${pattern.id}`, pattern.title[context.locale], made, context),
  );
  const own = kept.map((pattern): OwnOffer => {
    const lifted = upgradeBlocks(pattern.blocks);
    const mayChange = pattern.author === operator.email || may(operator, 'publish');
    const { id, name } = pattern;
    const offer = sectionOffer(`own:${id}`, name, lifted, context);
    return { ...offer, id, mayChange, fits: mayGo(offer) };
  });
  const offers = [...blocks.flatMap((group) => group.offers), ...readyOffers, ...own];
  const { t } = translatorFor(context.locale);
  const lastOffers = last
    .flatMap((value) => offers.find((offer) => offer.value === value) ?? [])
    .filter(mayGo)
    .map(({ field, value, title, about, picture, shape }): Offer => ({
      field,
      value,
      title,
      about,
      picture,
      shape,
    }));
  const groups = [{ id: 'last', title: t('editorAdd.last'), offers: lastOffers }, ...blocks];
  return {
    kind: 'add',
    place: placeText(place),
    places: placesOf(document, context),
    part: ADD_PARTS.find((part) => part === query.get('part')) ?? 'blocks',
    search: (query.get('search') ?? '').trim().slice(0, 100),
    blocks: groups.filter((group) => group.offers.length > 0),
    ready: readyOffers.filter(mayGo),
    own,
    pages: otherPages(context, asked),
    from: from && { ...from, offers: from.offers.filter(mayGo) },
  };
}

function endOf(document: Document): Place {
  return { parent: null, after: document.at(-1)?.meta.uuid ?? null };
}

function isOpenFor(document: Document, place: Place, shape: Shape): boolean {
  return placesToAdd(document, shape).some(
    ({ parent, after }) => parent === place.parent && after === place.after,
  );
}

/** Every position of the page where an item may be added, with its name. */
function placesOf(document: Document, { locale }: AppLoadContext): AddPanel['places'] {
  const words = { ...translatorFor(locale), locale };
  return placesToAdd(document, shapeOf([])).map((place) => ({
    value: placeText(place),
    label: placeName(document, place, words),
  }));
}

/** The blocks of the palette by category, without those whose goods the shop does not have. */
async function paletteOf(context: AppLoadContext): Promise<OfferGroup[]> {
  const { locale } = context;
  const { t } = translatorFor(locale);
  const definitions = await usefulBlocks(context);
  return BLOCK_CATEGORIES.map((category) => {
    const title = t(`blocks.category.${category}`);
    const offers = definitions
      .filter((definition) => definition.category === category)
      .flatMap((definition) =>
        definition.variations.map((variation): Offer => ({
          field: 'variation',
          value: variation.id,
          title: variation.title[locale],
          about: `${definition.title[locale]} ${title}`,
          picture: `/blocks/variations/${variation.id}${locale === 'de' ? '' : `.${locale}`}.svg`,
          shape: shapeOf([variation.create(locale, () => crypto.randomUUID())]),
        })),
      );
    return { id: category, title, offers };
  });
}

async function usefulBlocks({ shop, operator }: AppLoadContext): Promise<BlockDefinition[]> {
  const [tree, shades] = await Promise.all([shop.getCategoryTree(), operator.getShades()]);
  const has = {
    shades: shades.length > 0,
    'colour-families': colourFamilies(tree).length > 0,
  };
  return Object.values<BlockDefinition>(blockDefinitions).filter(
    ({ needs }) => needs === undefined || has[needs],
  );
}

function sectionOffer(
  value: string,
  title: string,
  blocks: Document,
  { locale, configuration }: AppLoadContext,
): Offer {
  const primary = configuration.design.primaryColor;
  return {
    field: 'section',
    value,
    title,
    about: blocks.map((block) => blockTitle(block, locale)).join(' '),
    picture: `data:image/svg+xml,${encodeURIComponent(drawSection(blocks, primary))}`,
    shape: shapeOf(blocks),
  };
}

async function sectionsFrom(
  context: AppLoadContext,
  page: string | null,
  { email }: Operator,
): Promise<AddPanel['from']> {
  if (page === null || page === '') return null;
  const blocks = await sectionsOfPage(context, page, email);
  return blocks && { page, offers: blocks.map((block) => offerOf(block, page, context)) };
}

/** A block of another page by its name and its first text. */
function offerOf(block: Block, page: string, context: AppLoadContext): Offer {
  const said = filledFields(block).find(
    ({ kind, path }) => kind === 'text' && /title|text/.test(path),
  );
  const title = [blockTitle(block, context.locale), said && wordsOf(said.value)]
    .filter(Boolean)
    .join(': ');
  return sectionOffer(`page:${page}:${block.meta.uuid}`, title, [block], context);
}

/** The other pages that have blocks of their own. */
function otherPages(context: AppLoadContext, { page, pages }: AddPanelRequest): AddPanel['pages'] {
  const home = { value: 'index', label: homePageName(context) };
  const content = flatPages(pages)
    .filter(({ type }) => type === 'content')
    .map(({ id, name }) => ({ value: String(id), label: name }));
  return [home, ...content].filter(({ value }) => value !== String(page.key.identifier));
}
