import { useText } from '~/i18n/text';
import { Icon } from './icon';

type PaginationProps = {
  page: number;
  lastPage: number;
  /** Address of a page, with the other query parameters. */
  hrefOf: (page: number) => string;
};

const MAX_VISIBLE = 5;

/** At most five page numbers around the current one. */
export function visiblePages(page: number, lastPage: number): number[] {
  const first = Math.max(1, Math.min(page - 2, lastPage - MAX_VISIBLE + 1));
  const count = Math.min(MAX_VISIBLE, lastPage);
  return Array.from({ length: count }, (_, index) => first + index);
}

export function Pagination({ page, lastPage, hrefOf }: PaginationProps) {
  const { t } = useText();
  if (lastPage <= 1) return null;
  return (
    <nav className="pagination" aria-label={t('common.pagination')}>
      {page > 1 && (
        <a className="pagination-step" rel="prev" href={hrefOf(page - 1)}>
          <Icon name="arrowLeft" label={t('common.paginationPrevious')} />
        </a>
      )}
      <ol>
        {visiblePages(page, lastPage).map((number) => (
          <li key={number}>
            <a
              href={hrefOf(number)}
              aria-label={t('common.paginationPage', { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < lastPage && (
        <a className="pagination-step" rel="next" href={hrefOf(page + 1)}>
          <Icon name="arrowRight" label={t('common.paginationNext')} />
        </a>
      )}
    </nav>
  );
}
