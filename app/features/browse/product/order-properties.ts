import type { OrderProperty, Shade } from '~/services/shop-api';

/** An order property as a field of the form (open point 1.7). */
export type OrderPropertyView = {
  id: number;
  /** Name of the form field. */
  field: string;
  name: string;
  description: string;
  control: 'checkbox' | 'text' | 'shade' | 'lines' | 'int' | 'float' | 'selection' | 'file';
  isRequired: boolean;
  /** The surcharge in cents; 0 for none. */
  surcharge: number;
  /**
   * Is it shown as included (§5)? It is with a VAT id, and the price includes the surcharge of a
   * required property anyway.
   */
  isSurchargeIncluded: boolean;
  choices: { id: number; name: string }[];
  /** The colour card, for the control `shade`; else empty. */
  shades: Shade[];
  defaultValue: string;
};

export type OrderPropertyGroupView = { id: number; name: string; properties: OrderPropertyView[] };

export function propertyField(id: number): string {
  return `property[${id}]`;
}

/**
 * The fields by group, groups and properties by position, then name. Hidden ones are left out.
 * `shown` converts a surcharge to the page's price display.
 */
export function orderPropertyGroups(
  properties: readonly OrderProperty[],
  shown: (gross: number) => number = (gross) => gross,
): OrderPropertyGroupView[] {
  const open = properties.filter((property) => !isHidden(property)).sort(byPositionAndName);
  const groups = new Map<number, OrderPropertyGroupView & { position: number }>();
  for (const property of open) {
    const view = { ...orderPropertyView(property), surcharge: shown(surchargeOf(property)) };
    const { id, names, position } = property.group ?? { id: 0, names: { name: '' }, position: 0 };
    const group = groups.get(id) ?? { id, name: names.name, position, properties: [] };
    groups.set(id, { ...group, properties: [...group.properties, view] });
  }
  return [...groups.values()]
    .sort((a, b) => a.position - b.position || a.name.localeCompare(b.name))
    .map(({ position: _, ...group }) => group);
}

/** §5: a required and pre-selected property is not shown; its surcharge is part of the price. */
export function isHidden({ isRequired, isPreSelected }: OrderProperty): boolean {
  return isRequired && isPreSelected;
}

/** Required properties that were left empty; the shop checks everything else. */
export function missingProperties(
  properties: readonly OrderProperty[],
  values: Readonly<Record<string, string>>,
): OrderProperty[] {
  return properties.filter(
    (property) =>
      property.isRequired && !isHidden(property) && !values[propertyField(property.id)]?.trim(),
  );
}

function orderPropertyView(property: OrderProperty): OrderPropertyView {
  return {
    id: property.id,
    field: propertyField(property.id),
    name: property.names.name,
    description: property.names.description,
    control: controlOf(property),
    isRequired: property.isRequired,
    surcharge: surchargeOf(property),
    isSurchargeIncluded: property.isRequired || property.vatId !== null,
    choices: property.selectionValues,
    shades: property.shades ?? [],
    defaultValue: defaultValue(property),
  };
}

function surchargeOf({ surcharge }: OrderProperty): number {
  return Math.max(0, surcharge);
}

function controlOf({
  valueType,
  isMultiline,
  shades,
}: OrderProperty): OrderPropertyView['control'] {
  switch (valueType) {
    case 'empty':
      return 'checkbox';
    case 'text':
      if (shades) return 'shade';
      return isMultiline ? 'lines' : 'text';
    default:
      return valueType;
  }
}

/** A property with a surcharge is never pre-selected (§ 312a (3) BGB). */
function defaultValue({
  isPreSelected,
  surcharge,
  valueType,
  selectionValues,
}: OrderProperty): string {
  if (!isPreSelected || surcharge > 0) return '';
  if (valueType === 'selection') return String(selectionValues[0]?.id ?? '');
  return valueType === 'empty' ? 'true' : '';
}

function byPositionAndName(a: OrderProperty, b: OrderProperty): number {
  return a.position - b.position || a.names.name.localeCompare(b.names.name);
}
