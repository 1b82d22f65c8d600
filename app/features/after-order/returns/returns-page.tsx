import { EmptyState } from '~/components/ui/empty-state';
import { Pagination } from '~/components/ui/pagination';
import { ReturnedGoods, ReturnStatus } from '~/features/after-order/confirmation/order-returns';
import { money } from '~/i18n/format';
import { date } from '~/i18n/instant';
import { useText } from '~/i18n/text';
import type { Return, ReturnPage } from '~/services/shop-api';

/** The customer's returns, newest first. */
export function ReturnsPage({ returns }: { returns: ReturnPage }) {
  const { t, href } = useText();
  const { entries, page, lastPageNumber } = returns;
  return (
    <article className="returns">
      <h1>{t('returns.title')}</h1>
      {entries.length === 0 ? (
        <EmptyState
          level={2}
          title={t('returns.noneTitle')}
          link={{ href: href('/my-account/my-orders'), label: t('returns.toOrders') }}
        >
          {t('returns.none')}
        </EmptyState>
      ) : (
        <ul className="return-list">
          {entries.map((entry) => (
            <ReturnEntry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        lastPage={lastPageNumber}
        hrefOf={(number) => href(`/my-account/returns${number > 1 ? `?page=${number}` : ''}`)}
      />
    </article>
  );
}

/** Refused or cancelled: nothing is credited for it. */
const isOver = ({ statusName }: Return) => ['refused', 'cancelled'].includes(statusName);

function ReturnEntry({ entry }: { entry: Return }) {
  const { t, href, locale } = useText();
  const { id, number, origin, comment, items, documents, isToBeExamined } = entry;
  return (
    <li className="panel" data-return={id}>
      <h2>{t('returns.number', { number })}</h2>
      <p>
        <ReturnStatus entry={entry} />
      </p>
      {isToBeExamined && <p data-to-be-examined>{t('returns.toBeExamined')}</p>}
      <ReturnedGoods items={items} />
      <dl className="facts">
        <div>
          <dt>{t('returns.date')}</dt>
          <dd>
            <time dateTime={entry.date}>{date(entry.date, locale)}</time>
          </dd>
        </div>
        <div>
          <dt>{t('returns.order')}</dt>
          <dd>
            <a href={href(`/my-account/my-orders/${origin.id}`)}>{origin.id}</a>
          </dd>
        </div>
        {!isOver(entry) && (
          <div>
            <dt>{t(isToBeExamined ? 'returns.possibleRefund' : 'returns.refund')}</dt>
            <dd>{money(entry.refund, locale, entry.currency)}</dd>
          </div>
        )}
        {comment && (
          <div>
            <dt>{t('returns.comment')}</dt>
            <dd className="typed-text">{comment}</dd>
          </div>
        )}
      </dl>
      {documents.length > 0 && (
        <ul className="return-documents">
          {documents.map((document) => (
            <li key={document.id}>
              <a
                href={href(
                  `/confirmation/${origin.id}/${origin.accessKey}/documents/${document.id}.pdf`,
                )}
                download
              >
                {t('document.download', {
                  name: `${t(`document.type.${document.type}`)} ${document.number}`,
                })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
