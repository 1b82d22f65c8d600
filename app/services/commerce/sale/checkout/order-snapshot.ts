import type { OrderLineProperty } from '../../../../../database/schema';
import type { VatShare } from '~/lib/net-parts';
import type { ListProduct, OrderAddress } from '../../../shop-api';
import type { PricedLine } from '../cart/price-lines';
import type { CommerceContext } from '../../core/commerce-context';
import { visitorMail } from '../../core/visitor-mail';
import { variationName } from '../../catalogue/goods/variation-name';

/**
 * A row of order_line before it has an order. `parts` belong to a bundle and have no price of their
 * own.
 */
export type LineSnapshot = {
  typeId: 1 | 2 | 3;
  variationId: number;
  itemId: number;
  number: string;
  name: string;
  variationName: string;
  urlPath: string;
  imageHash: string | null;
  quantity: number;
  unitGross: number;
  vatRate: number;
  vatShares: VatShare[];
  isMadeToOrder: boolean;
  isGiftCard: boolean;
  properties: OrderLineProperty[];
  parts: LineSnapshot[];
};

/** Both addresses of the cart as they are stored with the order; null for a missing one. */
export type AddressSnapshot = { delivery: OrderAddress | null; billing: OrderAddress | null };

/** The lines of a cart as an order stores them: later catalogue edits do not change them (R29). */
export function snapshotLines(ctx: CommerceContext, lines: PricedLine[]): LineSnapshot[] {
  return lines.map((line) => ({
    ...productFacts(ctx, line.product),
    typeId: line.facts.isBundle ? 2 : 1,
    quantity: line.quantity,
    unitGross: line.unitGross,
    vatRate: line.vatRate,
    vatShares: line.vatShares ?? [],
    isMadeToOrder: line.facts.isMadeToOrder,
    isGiftCard: line.isGiftCard,
    properties: line.params.map(({ propertyId, rule, value, label }) => ({
      propertyId,
      name: rule.name,
      type: rule.valueType,
      value: label,
      ...(rule.valueType === 'selection' && label !== '' && { choiceId: Number(value) }),
      surcharge: rule.surcharge,
      hasTax: rule.hasTax,
      isAdditionalCosts: rule.isShownAsAdditionalCosts,
    })),
    parts: line.parts.map(({ product, quantity }) => ({
      ...productFacts(ctx, product),
      typeId: 3,
      quantity: quantity * line.quantity,
      unitGross: 0,
      vatRate: line.vatRate,
      vatShares: [],
      isMadeToOrder: false,
      isGiftCard: false,
      properties: [],
      parts: [],
    })),
  }));
}

function productFacts(ctx: CommerceContext, product: ListProduct) {
  return {
    variationId: product.variation.id,
    itemId: product.item.id,
    number: product.variation.number,
    name: product.texts.name1,
    variationName: variationName(product, ctx.lang),
    urlPath: product.texts.urlPath,
    imageHash: product.images.all[0]?.url.split('/')[2] ?? null,
  };
}

/** The addresses chosen for the cart, with names of country and state in the language of the order. */
export async function snapshotAddresses(
  ctx: CommerceContext,
  chosen: { shippingAddressId: number | null; invoiceAddressId: number | null },
): Promise<AddressSnapshot> {
  const { rows } = await ctx.db.client.query<{ id: number; address: OrderAddress }>({
    name: 'order_addresses',
    text: `select a.id, jsonb_build_object(
       'typeId', a.type_id, 'firstName', a.first_name, 'lastName', a.last_name,
       'companyName', a.company_name, 'streetName', a.street_name, 'apartment', a.apartment,
       'city', a.city, 'zipCode', a.zip_code, 'phoneNumber', a.phone_number,
       'postNumber', a.post_number, 'vatNumber', a.vat_number, 'email', $3::text,
       'countryName', case $2 when 'de' then c.name_de else c.name_en end,
       'stateName', coalesce(case $2 when 'de' then s.name_de else s.name_en end, '')) as address
     from address a
     join country c on c.id = a.country_id
     left join country_state s on s.id = a.state_id
     where a.id = any($1)`,
    values: [
      [chosen.shippingAddressId, chosen.invoiceAddressId],
      ctx.lang,
      visitorMail(ctx.visitor) ?? '',
    ],
  });
  const find = (id: number | null) => rows.find((row) => row.id === id)?.address ?? null;
  return { delivery: find(chosen.shippingAddressId), billing: find(chosen.invoiceAddressId) };
}
