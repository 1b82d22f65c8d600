import type { OrderPropertyRule } from '../../app/services/commerce/sale/order-properties/order-property-values';

/** An order property of a product: a plain text by default. */
export function orderProperty(more: Partial<OrderPropertyRule> = {}): OrderPropertyRule {
  return {
    propertyId: 1,
    name: 'Gravur',
    valueType: 'text',
    isMultiline: false,
    isRequired: false,
    isPreSelected: false,
    isShownAsAdditionalCosts: false,
    hasTax: true,
    surcharge: 0,
    choices: [],
    shades: null,
    ...more,
  };
}
