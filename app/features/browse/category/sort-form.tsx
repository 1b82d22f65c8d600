import { Button } from '~/components/ui/button';
import { useText } from '~/i18n/text';
import type { ListingView } from './listing-view';
import { QueryFields } from './query-fields';

const SORTS = [
  { key: 'item.score', label: 'catalogue.sortBy.score' },
  { key: 'sorting.price.avg_asc', label: 'catalogue.sortBy.priceAscending' },
  { key: 'sorting.price.avg_desc', label: 'catalogue.sortBy.priceDescending' },
  { key: 'texts.name1_asc', label: 'catalogue.sortBy.nameAscending' },
  { key: 'texts.name1_desc', label: 'catalogue.sortBy.nameDescending' },
  { key: 'item.feedbackDecimal_desc', label: 'catalogue.sortBy.rating' },
  { key: 'item.feedbackDecimal_asc', label: 'catalogue.sortBy.ratingAscending' },
  { key: 'variation.createdAt_desc', label: 'catalogue.sortBy.newest' },
] as const;

/** Sorting preserves the filters; a new order or page size starts at the first page. */
export function OrderForm({ listing }: { listing: ListingView }) {
  const { t, href } = useText();
  return (
    <form className="order-form" action={href(listing.path)} method="get" data-autosubmit>
      <QueryFields query={listing.query} parts={['term', 'filters']} />
      <label>
        <span>{t('catalogue.sort')}</span>
        <select className="input select" name="sort" defaultValue={listing.sort}>
          {SORTS.map(({ key, label }) => (
            <option key={key} value={key}>
              {t(label)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('catalogue.perPage')}</span>
        <select
          className="input select"
          name="itemsPerPage"
          defaultValue={listing.query.itemsPerPage}
        >
          {listing.pageSizes.map(({ value, disabled }) => (
            <option key={value} disabled={disabled}>
              {value}
            </option>
          ))}
        </select>
      </label>
      <Button variant="secondary" size="small" data-apply>
        {t('catalogue.orderApply')}
      </Button>
    </form>
  );
}
