import { useText } from '~/i18n/text';
import { dateTime } from '~/i18n/instant';
import { DeclarationList, type Declaration } from './declaration-list';

type WithdrawalReceiptProps = {
  declaration: Declaration;
  receivedAt: string;
  /** The path of the order, for a device that may view it. */
  orderPath: string | null;
};

/** Receipt page: the declaration and the time of its arrival, to print or save (L-14). */
export function WithdrawalReceipt({ declaration, receivedAt, orderPath }: WithdrawalReceiptProps) {
  const { t, href, locale } = useText();
  return (
    <article className="page page-narrow">
      <h1>{t('withdrawal.receivedTitle')}</h1>
      <p>{t('withdrawal.receivedText', { email: declaration.email })}</p>
      <p>
        {t('withdrawal.receivedAt')}{' '}
        <time dateTime={receivedAt}>
          <strong>{dateTime(receivedAt, locale)}</strong>
        </time>
      </p>
      <DeclarationList declaration={declaration} />
      <p>{t('withdrawal.receivedNext')}</p>
      <p>
        {orderPath ? (
          <a href={href(orderPath)}>{t('withdrawal.backToOrder')}</a>
        ) : (
          <a href={href('/')}>{t('withdrawal.home')}</a>
        )}
      </p>
    </article>
  );
}
