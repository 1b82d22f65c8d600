import { Dialog } from '~/components/ui/dialog';
import { Icon } from '~/components/ui/icon';
import { Picture } from '~/components/ui/picture';
import { Swatch } from '~/components/ui/swatch';
import { useText } from '~/i18n/text';
import type { ProductView } from './product-view';

const LARGE = '(min-width:64rem) 42rem, 100vw';

/**
 * A strip to swipe or scroll; the thumbnails link into it, so that it needs no script. The first
 * picture, mostly a tin without background, stands on the lower edge of its shade as in the lists.
 * Each links to its full size; script shows that in a dialog.
 */
export function Gallery({ product }: { product: ProductView }) {
  const { t } = useText();
  const { pictures, shade } = product;
  if (pictures.length === 0) {
    return (
      <div className="product-gallery">
        {shade && <Swatch color={shade.color} label={shade.name} className="product-field" />}
      </div>
    );
  }
  const total = pictures.length;
  return (
    <section className="product-gallery" aria-label={t('product.gallery')} data-gallery>
      <ul className="product-strip" tabIndex={total > 1 ? 0 : undefined}>
        {pictures.map((picture, index) => (
          <li key={picture.src} id={`picture-${index + 1}`}>
            {index === 0 && shade && <Swatch color={shade.color} className="product-shade-field" />}
            <a
              className="product-zoom"
              href={picture.full}
              aria-label={t('product.zoom', { name: picture.alt })}
              data-zoom={picture.alt}
            >
              <Picture picture={picture} sizes={LARGE} priority={index === 0} />
              <Icon name="zoom" />
            </a>
          </li>
        ))}
      </ul>
      {total > 1 && (
        <ul className="product-thumbs">
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <a
                href={`#picture-${index + 1}`}
                data-thumb
                aria-current={index === 0 ? 'true' : undefined}
                aria-label={t('product.picture', { position: index + 1, total, name: picture.alt })}
              >
                <Picture
                  picture={{ ...picture, alt: '', placeholder: '' }}
                  sizes="5rem"
                  isThumbnail
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Dialog id="zoom" title={t('product.zoomed')} className="zoom">
        <img data-zoomed alt="" />
      </Dialog>
    </section>
  );
}
