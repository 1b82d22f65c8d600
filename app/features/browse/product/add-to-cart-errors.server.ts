import type { SummaryError } from '~/components/ui/error-summary';
import { failureText } from '~/features/page/failure-text.server';
import { integer } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import type { Product, ShopError } from '~/services/shop-api';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import { ORDER_PROPERTY_FILES } from '~/services/shop-api/entities/order-property-file-rules';
import { missingProperties, propertyField } from './order-properties';

export function missingChoiceErrors(
  locale: Locale,
  missing: readonly { id: number; name: string }[],
): SummaryError[] {
  const { t } = translatorFor(locale);
  return missing.map(({ id, name }) => ({
    field: `attribute-${id}`,
    code: 'attribute.required',
    text: t('product.chooseAttribute', { name }),
  }));
}

export function missingPropertyErrors(
  locale: Locale,
  product: Product,
  values: Record<string, string>,
): SummaryError[] {
  return missingProperties(product.properties, values).map(({ id }) =>
    propertyError(locale, product, id, 'requiredField'),
  );
}

/** The goods were not added for a reason that is not theirs. */
export const NOT_ADDED = 'cart.addToBasket.unknownError';

/** A refused property is shown at its field, any other refusal at the quantity (§8). */
export function refusalErrors(locale: Locale, product: Product, error: ShopError): SummaryError[] {
  if (error.key === 'cart.addToBasket.orderPropertiesInvalid') {
    return propertyErrors(locale, product, error.cause ?? {});
  }
  const isOurs = error.key === NOT_ADDED && { isOurs: true as const };
  return [{ field: 'quantity', code: error.key, text: failureText(locale, error), ...isOurs }];
}

/** `codes` is { propertyId: error code }. */
export function propertyErrors(locale: Locale, product: Product, codes: Record<string, unknown>) {
  return Object.entries(codes).map(([id, code]) =>
    propertyError(locale, product, Number(id), String(code)),
  );
}

function propertyError(locale: Locale, product: Product, id: number, code: string): SummaryError {
  const { find, t } = translatorFor(locale);
  const property = product.properties.find((property) => property.id === id);
  const isFileMissing = code === 'requiredField' && property?.valueType === 'file';
  const key = isFileMissing ? 'requiredFile' : code;
  const isOurs = code === 'uploadFailed';
  const text = find(isOurs ? `storefrontError.file.${key}` : `product.propertyError.${key}`, {
    name: property?.names.name ?? '',
    max: LIMITS.cart.orderPropertyText,
    megabytes: integer(ORDER_PROPERTY_FILES.bytes / 1024 ** 2, locale),
    types: Object.keys(ORDER_PROPERTY_FILES.types).join(', '),
  });
  return { field: propertyField(id), code, text: text ?? t('storefrontError.unknownError') };
}

export function quantityError(locale: Locale): SummaryError {
  return {
    field: 'quantity',
    code: 'wholeNumber',
    text: translatorFor(locale).t('cart.error.quantity.format', {
      maximum: integer(LIMITS.cart.quantity, locale),
    }),
  };
}
