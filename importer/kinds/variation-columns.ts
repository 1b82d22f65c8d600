import * as z from 'zod';
import {
  articleNumber,
  boolean,
  choice,
  choices,
  gtin,
  instant,
  integer,
  key,
  list,
  milli,
  optionalId,
  optionalInteger,
  optionalPrice,
  pairs,
  price,
  text,
} from '../kit/cells';

/** Columns that a file may lack if all its variations exist already. */
export const NEEDED_FOR_NEW = ['item', 'number', 'price'] as const;

export const variationColumns = z.object({
  variation: key(),
  id: optionalId(),
  item: key().optional(),
  number: articleNumber().optional(),
  attributes: pairs('='),
  is_main: boolean(false),
  is_active: boolean(true),
  position: integer(0),
  availability: integer(1, 1, 10),
  available_until: instant('end'),
  unit: text(),
  content: milli(),
  minimum_order_quantity: integer(1, 1, 9999),
  interval_order_quantity: integer(1, 1, 9999),
  maximum_order_quantity: optionalInteger(1, 9999),
  stock: text(),
  vat_class: choice('standard', ['standard', 'reduced', 'reduced2', 'voucher']),
  weight_g: integer(0),
  width_mm: integer(0),
  height_mm: integer(0),
  length_mm: integer(0),
  gtin: gtin(),
  mpn: text(),
  customer_classes: list(),
  countries: list(),
  languages: choices(['de', 'en']),
  price: price().optional(),
  rrp: optionalPrice(),
  special_offer: optionalPrice(),
  special_offer_from: instant('start'),
  special_offer_to: instant('end'),
  graduated_prices: pairs(':'),
});
export type VariationRow = z.output<typeof variationColumns>;
/** A row with the stored item and number, if the file has no column for them. */
export type OwnedRow = VariationRow & { item: string; number: string };
