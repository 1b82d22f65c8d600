import { Picture } from '~/components/ui/picture';
import { money } from '~/i18n/format';
import { useText } from '~/i18n/text';
import type { ProductView } from './product-view';

type BundleComponentsProps = Pick<ProductView, 'bundle'> & { currency: string };

/** The parts of a set, each with a link, and their prices when bought singly. */
export function BundleComponents({ bundle, currency }: BundleComponentsProps) {
  const { t, href, locale } = useText();
  if (!bundle) return null;
  return (
    <section className="bundle" aria-labelledby="bundle-title">
      <h2 id="bundle-title">{t('product.bundle.title')}</h2>
      <ul>
        {bundle.parts.map((part) => (
          <li key={part.variationId}>
            {part.picture && <Picture picture={part.picture} sizes="5rem" isThumbnail />}
            <p>
              <span className="bundle-quantity">{part.quantity} ×</span>{' '}
              <a href={href(part.path)}>{part.name}</a> {part.unit}
              {part.text && <small>{part.text}</small>}
            </p>
          </li>
        ))}
      </ul>
      {bundle.discount > 0 && <p>{t('product.bundle.discount', { percent: bundle.discount })}</p>}
      {bundle.singly && (
        <p>
          {t('product.bundle.singly', {
            price: money(bundle.singly.price, locale, currency),
            saved: money(bundle.singly.saved, locale, currency),
          })}
        </p>
      )}
    </section>
  );
}
