import { ShopError } from '../../../shop-api';

/**
 * The settings that differ from the values shown and from the present ones. Throws
 * `category.conflict` (409, cause { fields }) where one of them meanwhile has another value than
 * shown.
 */
export function changedSettings<Settings extends object>(
  settings: Partial<Settings>,
  { shown, present }: { shown: Partial<Settings>; present: Settings },
): (keyof Settings)[] {
  const given = Object.keys(settings) as (keyof Settings)[];
  const changed = given.filter(
    (key) => settings[key] !== shown[key] && settings[key] !== present[key],
  );
  const fields = changed.filter((key) => present[key] !== shown[key]);
  if (fields.length > 0) throw new ShopError('category.conflict', { cause: { fields } });
  return changed;
}
