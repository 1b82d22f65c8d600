import { useText } from '~/i18n/text';

/**
 * The page for an unreachable shop. The service worker writes the requested page and the last
 * visited ones into it, and the note into cached pages (`app/service-worker/written-pages.ts`).
 */
export function OfflinePage() {
  const { t, href } = useText();
  return (
    <div className="page offline-page">
      <h1>{t('offline.title')}</h1>
      <p className="lead">{t('offline.text')}</p>
      <a id="again" className="button button-primary" href={href('/offline')}>
        {t('offline.again')}
      </a>
      <template id="offline-seen">
        <section aria-labelledby="seen">
          <h2 id="seen">{t('offline.seen')}</h2>
          <p>{t('offline.seenText')}</p>
          <ul />
        </section>
      </template>
      <template id="offline-note">
        <p className="offline-note" role="status">
          {t('offline.note', { time: '{time}' })}
        </p>
      </template>
    </div>
  );
}
