import { findShade } from '~/lib/find-shade';
import { ShopError, type Shade } from '../../../shop-api';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import { readFileValue } from '~/services/shop-api/entities/order-property-file-rules';
import { normalizeInput } from '~/services/shop-api/entities/normalize-input';

/** The rule of an item's order property for ordering (§3, open point 1.7). */
export type OrderPropertyRule = {
  propertyId: number;
  name: string;
  valueType: 'empty' | 'text' | 'int' | 'float' | 'selection' | 'file';
  isMultiline: boolean;
  isRequired: boolean;
  isPreSelected: boolean;
  isShownAsAdditionalCosts: boolean;
  hasTax: boolean;
  /** Cents for one piece. */
  surcharge: number;
  choices: { id: number; name: string }[];
  /** The colour card, where a text must be one of its shades; else null. */
  shades: (Shade & { names: string[] })[] | null;
};

export type OrderParam = { propertyId: number; value: string };

/** Required and pre-selected: never shown, always part of the goods (§5). */
export function isHidden(rule: OrderPropertyRule): boolean {
  return rule.isRequired && rule.isPreSelected;
}

/**
 * The surcharge of a given property beyond the shown price, in cents; 0 for a required one, which
 * that price includes from the first page on (PAngV § 3, view unavoidable_surcharge).
 */
export function addedSurcharge({ isRequired, surcharge }: OrderPropertyRule): number {
  return isRequired ? 0 : surcharge;
}

/** The values to store with a cart line, and what is wrong: { propertyId: error code }. */
type ReadParams = { params: OrderParam[]; errors: Record<string, string> };

/**
 * The values to store with a cart line, by property id: trimmed, a shade as its number; empty,
 * invalid and hidden ones are left out. Codes are keys of `product.propertyError`. It throws
 * nothing, so that no bug in here passes for an invalid value.
 */
export function readOrderParams(rules: OrderPropertyRule[], given: OrderParam[]): ReadParams {
  const values = new Map(given.map(({ propertyId, value }) => [propertyId, value.trim()]));
  for (const { propertyId, valueType } of rules) {
    const value = values.get(propertyId);
    const isNumber = valueType === 'int' || valueType === 'float';
    if (value !== undefined && isNumber) values.set(propertyId, normalizeInput(value));
  }
  const errors: Record<string, string> = {};
  for (const propertyId of values.keys()) {
    if (!rules.some((rule) => rule.propertyId === propertyId)) errors[propertyId] = 'unknown';
  }
  const params: OrderParam[] = [];
  for (const rule of rules) {
    if (isHidden(rule)) continue;
    const value = values.get(rule.propertyId) ?? '';
    const error = orderParamError(rule, value);
    if (error) errors[rule.propertyId] = error;
    else if (value !== '')
      params.push({ propertyId: rule.propertyId, value: shadeOf(rule, value)?.number ?? value });
  }
  return { params: params.toSorted((a, b) => a.propertyId - b.propertyId), errors };
}

/** Whether all of these values are valid, and none is missing. */
export function fitsRules(rules: OrderPropertyRule[], given: OrderParam[]): boolean {
  return Object.keys(readOrderParams(rules, given).errors).length === 0;
}

/**
 * The values to store, as `readOrderParams` returns them. Throws
 * `cart.addToBasket.orderPropertiesInvalid` with the errors as its cause.
 */
export function checkOrderParams(rules: OrderPropertyRule[], given: OrderParam[]): OrderParam[] {
  const { params, errors } = readOrderParams(rules, given);
  if (Object.keys(errors).length > 0) throw paramsInvalid(errors);
  return params;
}

/** `errors` is { propertyId: error code }. */
export function paramsInvalid(errors: Record<string, string>): ShopError {
  return new ShopError('cart.addToBasket.orderPropertiesInvalid', { cause: errors });
}

/** The values that are files. */
export function fileParams(rules: OrderPropertyRule[], params: OrderParam[]): OrderParam[] {
  return params.filter(({ propertyId }) =>
    rules.some((rule) => rule.propertyId === propertyId && rule.valueType === 'file'),
  );
}

function orderParamError(rule: OrderPropertyRule, value: string): string | null {
  if (value === '') return rule.isRequired ? 'requiredField' : null;
  if (value.length > LIMITS.cart.orderPropertyText && rule.valueType !== 'file')
    return 'maxCharacters';
  switch (rule.valueType) {
    case 'empty':
      return value === 'true' ? null : 'requiredField';
    case 'int':
      return /^\d+$/.test(value) ? null : 'wholeNumber';
    case 'float':
      return /^\d+(?:[.,]\d+)?$/.test(value) ? null : 'decimalNumber';
    case 'selection':
      return rule.choices.some(({ id }) => String(id) === value) ? null : 'selection';
    case 'file':
      return readFileValue(value) ? null : 'file';
    case 'text': {
      if (rule.shades) return shadeOf(rule, value) ? null : 'shade';
      const forbidden = rule.isMultiline ? /\p{Cs}|[^\P{Cc}\r\n]/u : /[\p{Cc}\p{Cs}]/u;
      return forbidden.test(value) ? 'characters' : null;
    }
  }
}

/** The shade that a value stands for; null if there is none. */
function shadeOf({ shades }: OrderPropertyRule, value: string) {
  return shades && findShade(shades, value);
}

/** Whether two lists of stored values, both sorted by property, are the same. */
export function isSameParams(one: OrderParam[], other: OrderParam[]): boolean {
  return (
    one.length === other.length &&
    one.every(
      (param, i) => param.propertyId === other[i]!.propertyId && param.value === other[i]!.value,
    )
  );
}

export type PricedOrderParam = OrderParam & {
  rule: OrderPropertyRule;
  label: string;
  shade: Shade | null;
};

/**
 * The values of a line as they are shown and charged: stored ones and the hidden ones, in order of
 * the rules.
 */
export function priceOrderParams(
  rules: OrderPropertyRule[],
  kept: OrderParam[],
): PricedOrderParam[] {
  return rules.flatMap((rule) => {
    const value = isHidden(rule)
      ? String(rule.choices[0]?.id ?? 'true')
      : kept.find((param) => param.propertyId === rule.propertyId)?.value;
    if (value === undefined) return [];
    const { propertyId } = rule;
    const shade = toShade(shadeOf(rule, value));
    return [{ propertyId, value, rule, shade, label: labelOf(rule, value, shade) }];
  });
}

function toShade(found: Shade | null): Shade | null {
  return found && { name: found.name, number: found.number, color: found.color };
}

/** As text, which the order stores: a shade with its name, because the colour card may change. */
function labelOf(rule: OrderPropertyRule, value: string, shade: Shade | null): string {
  if (shade) return `${shade.name} ${shade.number}`;
  if (rule.valueType === 'selection') {
    return rule.choices.find(({ id }) => String(id) === value)?.name ?? '';
  }
  return rule.valueType === 'empty' || isHidden(rule) ? '' : value;
}
