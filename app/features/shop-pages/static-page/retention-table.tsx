import { useText } from '~/i18n/text';
import type { RetainedData, Retention } from '~/services/shop-api/retention';

/** The retention periods, from the list that the jobs use (Art. 13(2)(a) GDPR, L-59). */
export function RetentionTable({ retention }: { retention: Retention }) {
  const { t, href } = useText();
  const kinds = Object.keys(retention) as RetainedData[];
  return (
    <section aria-labelledby="retention">
      <h2 id="retention">{t('retention.title')}</h2>
      <p>{t('retention.text')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('retention.data')}</th>
            <th scope="col">{t('retention.period')}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{t(`retention.kind.${kind}`)}</th>
              <td>
                <Period period={retention[kind]} /> {t(`retention.from.${kind}`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {t('dataRequest.invite')} <a href={href('/data-request')}>{t('dataRequest.title')}</a>
      </p>
    </section>
  );
}

function Period({ period }: { period: Retention[RetainedData] }) {
  const { t } = useText();
  return 'days' in period
    ? t('retention.days', { count: period.days })
    : t('retention.years', { count: period.years });
}
