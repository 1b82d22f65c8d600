import { Picture } from '~/components/ui/picture';
import { Swatch } from '~/components/ui/swatch';
import { money, unitPrice } from '~/i18n/format';
import { useText } from '~/i18n/text';
import type { CartLineView, PropertyView } from './cart-view';

/** The text does not depend on the line's number. */
type LineTextProps = { line: Omit<CartLineView, 'id'> };

type PropertyTextProps = Pick<PropertyView, 'name' | 'value' | 'fileUrl' | 'surcharge'> & {
  currency: string;
};

export function LinePicture({ line }: LineTextProps) {
  if (line.picture)
    return <Picture className="line-picture" picture={line.picture} sizes="7rem" isThumbnail />;
  return <Swatch className="line-picture" color={line.color ?? '#e4e0d8'} />;
}

/**
 * The chosen options: variant, parts of a set (L-03), order properties, and the note on goods mixed
 * to order (L-18).
 */
export function LineFacts({ line }: LineTextProps) {
  const { t } = useText();
  return (
    <>
      {line.variant && <p className="line-variant">{line.variant}</p>}
      {line.parts.length > 0 && (
        <ul className="line-properties">
          {line.parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
      {line.properties.length > 0 && (
        <ul className="line-properties">
          {line.properties.map((property) => (
            <li key={property.name}>
              {property.color && <Swatch color={property.color} />}
              <PropertyText {...property} currency={line.currency} />
            </li>
          ))}
        </ul>
      )}
      {line.onlyLeft !== null && (
        <p className="line-short" data-notice="warning">
          {line.onlyLeft === 0 ? t('cart.noneLeft') : t('cart.onlyLeft', { count: line.onlyLeft })}
        </p>
      )}
      {line.overselling && (
        <p className="line-note" data-notice="neutral">
          {t('cart.overselling', line.overselling)}
        </p>
      )}
      {line.isMadeToOrder && <p className="line-note">{t('cart.madeToOrder')}</p>}
      {line.isGiftCard && <p className="line-note">{t('cart.giftCardBought')}</p>}
    </>
  );
}

/**
 * The stated value, with the surcharge that the price of the line includes; the visitor who
 * uploaded a file can download it.
 */
export function PropertyText({ name, value, fileUrl, surcharge, currency }: PropertyTextProps) {
  const { t, locale } = useText();
  return (
    <>
      {value ? `${name}: ` : name}
      {fileUrl ? (
        <a href={fileUrl} download>
          {value}
        </a>
      ) : (
        value
      )}
      {surcharge > 0 && ` (${t('cart.surcharge', { price: money(surcharge, locale, currency) })})`}
    </>
  );
}

/** Price of one piece and of one litre (PAngV § 4). */
export function LinePrice({ line }: LineTextProps) {
  const { t, locale } = useText();
  return (
    <p className="line-price">
      {t('cart.pricePerPiece', { price: money(line.price, locale, line.currency) })}
      {line.basePrice && (
        <span className="price-unit">
          {unitPrice(
            line.basePrice.value,
            t(`common.unit.${line.basePrice.unit}`),
            locale,
            line.currency,
          )}
        </span>
      )}
    </p>
  );
}
