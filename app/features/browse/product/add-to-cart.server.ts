import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import type { SummaryError } from '~/components/ui/error-summary';
import { orderParams } from '~/features/buy/cart/cart-form.server';
import { byItself } from '~/features/buy/cart/cart-intents.server';
import { keepFiles } from '~/features/buy/cart/uploaded-files.server';
import { noteFailure } from '~/features/page/errors/note-failure.server';
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { ADDED_NOTICE, flashCookie } from '~/features/page/notices/notice-cookie.server';
import { localePath } from '~/i18n/locales';
import { invalid, seeOther } from '~/lib/reply-to-form.server';
import { isShopError, ShopError, type Cart } from '~/services/shop-api';
import {
  missingChoiceErrors,
  missingPropertyErrors,
  NOT_ADDED,
  propertyErrors,
  quantityError,
  refusalErrors,
} from './add-to-cart-errors.server';
import { chosenInQuery } from './choice-view';
import { productChoice, type ProductAddress } from './load-product-page.server';
import { propertyField } from './order-properties';

/** The errors of an add form, and all its typed values. */
export type AddReply = { errors: SummaryError[]; values: Record<string, string> };

type AddForm = { form: FormData; request: Request; address: ProductAddress };

/**
 * Puts the product of this page into the cart. Fields: productId (empty while a choice is missing),
 * quantity, property[<id>] (text or file). 303 back to the page, or 422 with the missing fields.
 */
export async function addToCart(
  context: AppLoadContext,
  { form: given, request, address }: AddForm,
) {
  const { shop, locale } = context;
  const { itemId, variationId } = address;
  const sent = { context, request, params: {} };
  const { searchParams } = new URL(request.url);
  const { form, problems } = await keepFiles(sent, given);
  const hasProblems = Object.keys(problems).length > 0;
  const stated = form.get('quantity');
  const named = ownVariation(address.variationIds, form);
  // Its variation is not sold any more: no other one takes its place.
  const isGone = named === null && namesVariation(form);
  let refusal = isGone ? new ShopError(GONE) : null;
  // A form that names the goods does not need the page, unless it is refused.
  const pieces = stated === null ? null : wholeQuantity(stated);
  const isWhole = named !== null && pieces !== null && !hasProblems;
  if (isWhole && chosenInQuery(searchParams).length === 0) {
    const outcome = await put(sent, { variationId: named, quantity: pieces, form });
    if (!isShopError(outcome)) return added(context, outcome, address.canonicalPath);
    refusal = outcome;
  }
  const product = await shop.getProduct({
    id: itemId,
    ...(variationId !== null && { variationId }),
  });
  if (!product) return leadToCart(context);

  const quantity = stated === null ? product.variation.minimumOrderQuantity : pieces;
  const choice = productChoice(product, address, searchParams);
  const values = typedValues(form);
  const chosen = named ?? (choice.view ? choice.view.variationId : product.variation.id);
  const errors = [
    ...(chosen === null ? missingChoiceErrors(locale, choice.view?.missing ?? []) : []),
    ...missingPropertyErrors(locale, product, { ...values, ...byField(problems) }),
    ...propertyErrors(locale, product, problems),
    ...(quantity === null ? [quantityError(locale)] : []),
  ];
  const isComplete = errors.length === 0 && chosen !== null && quantity !== null;
  if (!refusal && isComplete) {
    const outcome = await put(sent, { variationId: chosen, quantity, form });
    if (!isShopError(outcome)) return added(context, outcome, choice.path);
    refusal = outcome;
  }
  const refused = refusal ? refusalErrors(locale, product, refusal) : [];
  for (const { code, field } of refused) if (code === GONE_FILE) delete values[field];
  const reply = { errors: oneForEachField([...errors, ...refused]), values };
  return invalid<AddReply>(context, reply, refusal ? statusOf(refusal) : 422);
}

/** What is missing is found here and by the shop, which finds everything else. */
function oneForEachField(errors: SummaryError[]): SummaryError[] {
  return errors.filter(({ field }, i) => errors.findIndex((one) => one.field === field) === i);
}

const statusOf = ({ key }: ShopError) => (key === NOT_ADDED ? 503 : 422);

/** The file belongs to another visitor, or has expired: it has to be sent again. */
const GONE_FILE = 'file';

/** The error of a file replaces that of its value: a field is not both missing and invalid. */
function byField(problems: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([id, code]) => [propertyField(Number(id)), code]),
  );
}

type CartItemInput = { variationId: number; quantity: number; form: FormData };
type AddedLine = { cart: Cart; variationId: number; quantity: number };

/** Puts it into the cart, or returns the shop's refusal, also if the shop itself fails (8.49). */
async function put(
  sent: ActionFunctionArgs,
  { variationId, quantity, form }: CartItemInput,
): Promise<AddedLine | ShopError> {
  const { shop } = sent.context;
  try {
    const basketItemOrderParams = orderParams(form);
    const adding = shop.doAddCartItem({ variationId, quantity, basketItemOrderParams });
    return { cart: await refuseFlood(adding), variationId, quantity };
  } catch (error) {
    if (isShopError(error)) return error;
    if (!(error instanceof Error)) throw error;
    noteFailure(error, sent, true);
    return new ShopError(NOT_ADDED);
  }
}

function added({ prefix }: AppLoadContext, { cart, ...values }: AddedLine, path: string) {
  return seeOther(localePath(prefix, path), [
    flashCookie([{ type: 'positive', key: ADDED_NOTICE, values }, ...byItself(cart.notices)]),
  ]);
}

const GONE = 'cart.addToBasket.variationNotFound';

/** For goods whose page is gone since it was sent: the cart says so. */
export function leadToCart({ prefix }: Pick<AppLoadContext, 'prefix'>): Response {
  const notice = { type: 'negative', key: `storefrontError.${GONE}` } as const;
  return seeOther(localePath(prefix, '/cart'), [flashCookie([notice])]);
}

/** The form of a product page names a variation, once all choices are made. */
export function namesVariation(form: FormData): boolean {
  return Number(form.get('productId')) > 0;
}

/** A variation may be named by the form itself, if it is one of this item. */
function ownVariation(variationIds: readonly number[], form: FormData): number | null {
  const id = Number(form.get('productId'));
  return variationIds.includes(id) ? id : null;
}

/** A number of pieces, or null for any other text. */
function wholeQuantity(value: FormDataEntryValue): number | null {
  return typeof value === 'string' && /^\s*[1-9]\d{0,3}\s*$/.test(value) ? Number(value) : null;
}

function typedValues(form: FormData): Record<string, string> {
  const entries = [...form].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && /^(quantity|property\[\d{1,9}\])$/.test(entry[0]),
  );
  return Object.fromEntries(entries);
}
