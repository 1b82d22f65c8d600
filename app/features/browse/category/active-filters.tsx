import { useNetPrices } from '~/components/ui/shown-prices';
import { Icon } from '~/components/ui/icon';
import { money } from '~/i18n/format';
import { useText, type Text } from '~/i18n/text';
import { searchWithoutPrice, type ListingView, type PriceRange } from './listing-view';

/** Each active filter is a link to the list without it. */
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

/** Bounds include VAT for everybody, and are marked so among net prices. */
function usePriceRange(range: PriceRange | null): string | null {
  const text = useText();
  const isNet = useNetPrices();
  if (!range) return null;
  const amount = rangeText(range, text);
  return isNet ? text.t('common.grossAmount', { amount }) : amount;
}

function rangeText(range: PriceRange, { t, locale }: Text): string {
  const min = range.min === null ? '' : money(range.min, locale);
  const max = range.max === null ? '' : money(range.max, locale);
  if (min && max) return t('catalogue.priceBetween', { min, max });
  return min ? t('catalogue.priceAbove', { min }) : t('catalogue.priceBelow', { max });
}
