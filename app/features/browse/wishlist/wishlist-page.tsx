import { CardList } from '~/components/product-card/card-list';
import { PricesNote } from '~/components/ui/price';
import { Button } from '~/components/ui/button';
import { EmptyState } from '~/components/ui/empty-state';
import { ErrorSummary, type SummaryError } from '~/components/ui/error-summary';
import { WISH_FORM } from '~/components/wish/wish-form';
import { useText } from '~/i18n/text';
import type { WishlistView } from './wishlist-view';

type WishlistProps = {
  wishlist: WishlistView;
  errors: readonly SummaryError[];
  /** How long the list is stored, where that needs a note. */
  hint?: string;
};

/** The wishlist, on its own page and in the account. */
export function Wishlist({ wishlist: { cards, gone }, errors, hint }: WishlistProps) {
  const { t } = useText();
  const isEmpty = cards.length + gone.length === 0;
  return (
    <>
      <ErrorSummary errors={errors} />
      <h1>{t('wishlist.title')}</h1>
      <div id="wishlist" tabIndex={-1}>
        {isEmpty && <EmptyWishlist />}
        {cards.length > 0 && (
          <>
            <div className="wish-prices">
              <PricesNote />
            </div>
            <CardList products={cards} className="product-grid" level={2} hasFirstPicture />
          </>
        )}
        {gone.map((variationId) => (
          <div key={variationId} className="wish-gone">
            <p>{t('wishlist.gone')}</p>
            <Button
              variant="secondary"
              size="small"
              form={WISH_FORM}
              name="remove"
              value={variationId}
            >
              {t('wishlist.removeGone')}
            </Button>
          </div>
        ))}
        {hint && !isEmpty && <p className="wish-hint">{hint}</p>}
      </div>
    </>
  );
}

function EmptyWishlist() {
  const { t, href } = useText();
  const link = { href: href('/categories'), label: t('wishlist.browse') };
  return (
    <EmptyState level={2} title={t('wishlist.empty')} link={link}>
      {t('wishlist.emptyText')}
    </EmptyState>
  );
}
