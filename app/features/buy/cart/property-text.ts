import { readFileValue } from '~/services/shop-api/entities/order-property-file-rules';

/**
 * The value of an order property as one line (open point 1.8): a selection is stored as `{"0":
 * "label"}`, a file as `hash/name`; a checkbox has no text besides its name.
 */
export function propertyText(type: string, value: string): string {
  if (type === 'empty') return '';
  if (type === 'file') return readFileValue(value)?.fileName ?? value;
  if (type !== 'selection' || !value.startsWith('{')) return value;
  try {
    const labels = Object.values(JSON.parse(value) as Record<string, unknown>);
    return typeof labels[0] === 'string' ? labels[0] : value;
  } catch {
    return value;
  }
}
