import { Details } from '~/components/ui/details';
import { useText } from '~/i18n/text';
import type { ProductView } from './product-view';
import { ShadeLink } from './shade-link';

/**
 * The colour card of a paint: each swatch links to the same size and finish in its shade. Fifty
 * swatches are as many tab stops, so that the first link skips them, and no list: its name gives
 * their number. Their names are hidden until they are opened (choice.css): a phone shows no titles.
 */
export function ShadeChoice({ product }: { product: ProductView }) {
  const { t, href } = useText();
  const { shade, shades } = product;
  if (shades.length < 2) return null;
  return (
    <nav className="shade-choice" id="shades" aria-labelledby="shades-name">
      <p className="choice-name" id="shades-name">
        <strong>{t('product.shade')}</strong>
        {shade && `: ${shade.name} ${shade.number}`}
        <span className="shade-count">{t('product.shadeCount', { count: shades.length })}</span>
      </p>
      <a className="shade-skip" href="#after-shades">
        {t('product.skipShades')}
      </a>
      <Details summary={t('product.shadeNames')} className="shade-names">
        <p className="small quiet">{t('product.shadeNamesText')}</p>
      </Details>
      <div className="shades">
        {shades.map(({ name, color, path, isCurrent, isSalable }) => (
          <ShadeLink
            key={path}
            name={name}
            color={color}
            href={`${href(path)}#shades`}
            isChosen={isCurrent}
            isSalable={isSalable}
          />
        ))}
      </div>
      <span id="after-shades" tabIndex={-1} />
    </nav>
  );
}
