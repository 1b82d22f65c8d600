import type { ReactNode } from 'react';
import { classNames } from '~/components/ui/class-names';
import { Swatch } from '~/components/ui/swatch';
import { useText } from '~/i18n/text';

type ShadeLinkProps = {
  /** "Salbei 4120" */
  name: string;
  color: string | null;
  /** Shown instead of a swatch. */
  imageUrl?: string | null;
  href: string;
  isChosen: boolean;
  isSalable: boolean;
  /** Not for search engines: the address shows nothing that this page lacks. */
  isNoFollow?: boolean;
  children?: ReactNode;
};

/**
 * A swatch of a colour card with its name hidden beside it; crossed out if its goods cannot be
 * ordered.
 */
export function ShadeLink({
  name,
  color,
  imageUrl,
  href,
  isChosen,
  isSalable,
  isNoFollow = false,
  children,
}: ShadeLinkProps) {
  const { t } = useText();
  return (
    <a
      className={classNames('shade-link', !isSalable && 'shade-gone')}
      href={href}
      title={isSalable ? name : `${name}, ${t('product.soldOut')}`}
      aria-current={isChosen ? 'true' : undefined}
      rel={isNoFollow ? 'nofollow' : undefined}
    >
      {color && <Swatch color={color} />}
      {!color && imageUrl && <img src={imageUrl} alt="" width="44" height="44" />}
      {name}
      {!isSalable && `, ${t('product.soldOut')}`}
      {children}
    </a>
  );
}
