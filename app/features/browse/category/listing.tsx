import type { ReactNode } from 'react';
import { CardList } from '~/components/product-card/card-list';
import { Pagination } from '~/components/ui/pagination';
import { PricesNote } from '~/components/ui/price';
import { useText } from '~/i18n/text';
import { ActiveFilters } from './active-filters';
import { FilterForm } from './filter-form';
import { searchOfPage, type ListingView } from './listing-view';
import { OrderForm } from './sort-form';

type ListingProps = {
  listing: ListingView;
  /** Content for an empty list, below the links. */
  children?: ReactNode;
};

/** Filters, order, products and pages: the body of category and search pages. */
export function Listing({ listing, children }: ListingProps) {
  const { t, href } = useText();
  const { path, query, total } = listing;
  return (
    <div className="listing">
      <FilterForm listing={listing} />
      <div className="listing-main">
        <div className="listing-bar">
          <div>
            <p role="status" className={total > 0 ? undefined : 'visually-hidden'}>
              {t('catalogue.resultCount', { count: total })}
            </p>
            {total > 0 && <PricesNote />}
          </div>
          {total > 0 && <OrderForm listing={listing} />}
        </div>
        <ActiveFilters listing={listing} />
        {total > 0 ? (
          <CardList
            id="products"
            className="product-grid"
            products={listing.cards}
            level={2}
            hasFirstPicture
          />
        ) : (
          <EmptyListing listing={listing}>{children}</EmptyListing>
        )}
        <Pagination
          page={listing.page}
          lastPage={listing.lastPage}
          hrefOf={(page) => href(path + searchOfPage(query, page))}
        />
      </div>
    </div>
  );
}

function EmptyListing({ listing, children }: ListingProps) {
  const { t, href } = useText();
  const { isFiltered } = listing;
  return (
    <div className="empty-listing">
      <svg className="empty-card" viewBox="0 0 6 4" aria-hidden="true">
        <path d="M0 0h2v4H0z" />
        <path d="M2 0h2v4H2z" />
        <path d="M4 0h2v4H4z" />
      </svg>
      <h2>{t('catalogue.empty')}</h2>
      {(isFiltered || !children) && (
        <p>{t(isFiltered ? 'catalogue.emptyFiltered' : 'catalogue.emptyText')}</p>
      )}
      {isFiltered && (
        <p>
          <a href={href(listing.path + listing.resetSearch)}>{t('catalogue.filtersReset')}</a>
        </p>
      )}
      {children}
    </div>
  );
}
