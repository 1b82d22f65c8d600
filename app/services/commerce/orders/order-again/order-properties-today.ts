import type { OrderLineProperty } from '../../../../../database/schema';
import {
  isHidden,
  readOrderParams,
  type OrderParam,
  type OrderPropertyRule,
} from '../../sale/order-properties/order-property-values';

export type PropertiesToday =
  | { params: OrderParam[]; obstacle: null }
  | { params: null; obstacle: 'properties' | 'file' };

/**
 * The order properties of an order's line as a form would send them today. The line can only be
 * ordered as it was if every order property still exists with its type, a chosen option still
 * exists, and every required one has a value (§4). A file belongs to its order and has to be
 * uploaded again.
 */
export function orderPropertiesToday(
  rules: OrderPropertyRule[],
  properties: readonly OrderLineProperty[],
): PropertiesToday {
  if (properties.some(({ type }) => type === 'file')) return { params: null, obstacle: 'file' };
  const given = properties.map((property) => {
    const rule = rules.find(({ propertyId }) => propertyId === property.propertyId);
    return (
      rule && { rule, value: rule.valueType === property.type ? valueOf(rule, property) : null }
    );
  });
  const isKnown = given.every((each) => each && (isHidden(each.rule) || each.value !== null));
  if (!isKnown) return { params: null, obstacle: 'properties' };
  const values = given.flatMap((each) =>
    each?.value != null ? [{ propertyId: each.rule.propertyId, value: each.value }] : [],
  );
  const { params, errors } = readOrderParams(rules, values);
  const fits = Object.keys(errors).length === 0;
  return fits ? { params, obstacle: null } : { params: null, obstacle: 'properties' };
}

/** An order stores values as text; null when they match nothing any more. */
function valueOf(rule: OrderPropertyRule, { value }: OrderLineProperty): string | null {
  if (rule.valueType === 'empty') return 'true';
  if (rule.valueType !== 'selection') return value;
  const choice = rule.choices.find(({ name }) => name === value);
  return choice ? String(choice.id) : null;
}
