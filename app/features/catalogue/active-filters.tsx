import { useContext } from 'react';
import { ShownPrices } from '~/components/ui/price-group';
import { Icon } from '~/components/ui/icon';
import { grossMoney } from '~/i18n/gross-money';
import { useText } from '~/i18n/text';
import { searchWithoutPrice, type ListingView, type PriceRange } from './listing-view';

/** Each filter in force is a link to the list without it. */
export function ActiveFilters({ listing }: { listing: ListingView }) {
  const { t, href } = useText();
  const price = usePriceRange(listing.priceRange);
  const { path, active, query } = listing;
  if (active.length === 0 && !price) return null;
  return (
    <ul className="active-filters" aria-label={t('catalogue.filtersActive')}>
      {active.map(({ id, group, name, search }) => (
        <RemoveLink key={id} to={href(path + search)} name={`${group}: ${name}`} />
      ))}
      {price && <RemoveLink to={href(path + searchWithoutPrice(query))} name={price} />}
      <li>
        <a className="active-filters-reset" href={href(path + listing.resetSearch)}>
          {t('catalogue.filtersReset')}
        </a>
      </li>
    </ul>
  );
}

function RemoveLink({ to, name }: { to: string; name: string }) {
  const { t } = useText();
  return (
    <li>
      <a className="chip" href={to} rel="nofollow">
        <span className="visually-hidden">{t('catalogue.filterRemove')} </span>
        {name}
        <Icon name="close" />
      </a>
    </li>
  );
}

function usePriceRange(range: PriceRange | null): string | null {
  const text = useText();
  const { t, locale } = text;
  const group = useContext(ShownPrices);
  if (!range) return null;
  const shown = (cents: number | null) =>
    cents === null ? '' : grossMoney(text, cents, { locale, group });
  const [min, max] = [shown(range.min), shown(range.max)];
  if (min && max) return t('catalogue.priceBetween', { min, max });
  return min ? t('catalogue.priceAbove', { min }) : t('catalogue.priceBelow', { max });
}
