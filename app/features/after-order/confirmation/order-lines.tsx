import type { ReactNode } from 'react';
import { money } from '~/i18n/format';
import { PropertyText } from '~/features/buy/cart/line-text';
import { useText } from '~/i18n/text';
import type { OrderLineView } from './order-view';
import { OrderedLine } from './ordered-line';

type OrderLinesProps<T extends OrderLineView> = {
  lines: readonly T[];
  currency: string;
  /** Further facts of a line. */
  renderMore?: (line: T) => ReactNode;
};

export function OrderLines<T extends OrderLineView>({
  lines,
  currency,
  renderMore,
}: OrderLinesProps<T>) {
  return (
    <ul className="summary-lines">
      {lines.map((line) => (
        <OrderLine key={line.id} line={line} currency={currency}>
          {renderMore?.(line)}
        </OrderLine>
      ))}
    </ul>
  );
}

type OrderLineProps = { line: OrderLineView; currency: string; children: ReactNode };

function OrderLine({ line, currency, children }: OrderLineProps) {
  const { t, locale } = useText();
  return (
    <OrderedLine
      line={line}
      end={<p className="summary-line-total">{money(line.lineTotal, locale, currency)}</p>}
    >
      {(line.properties.length > 0 || line.parts.length > 0) && (
        <ul className="line-properties">
          {line.properties.map((property) => (
            <li key={property.name}>
              <PropertyText {...property} currency={currency} />
            </li>
          ))}
          {line.parts.map((part) => (
            <li key={part.name}>
              {part.quantity} × {part.name}
            </li>
          ))}
        </ul>
      )}
      {line.isMadeToOrder && <p className="line-note">{t('cart.madeToOrder')}</p>}
      {line.isGiftCard && <p className="line-note">{t('giftCard.taxedLater')}</p>}
      <p>
        {t('order.linePrice', {
          count: line.quantity,
          price: money(line.price, locale, currency),
        })}
      </p>
      {line.unsent > 0 && (
        <p className="line-note">{t('order.lineUnsent', { count: line.unsent })}</p>
      )}
      {children}
    </OrderedLine>
  );
}
