import { SkipLink } from '~/features/frame/shop-frame/skip-link';
import { minute } from '~/i18n/instant';
import { useText } from '~/i18n/text';
import type { SharedDraftData } from './load-shared-draft.server';
import { ShownPage } from './shown-page';

/** A draft for a reader with a preview link. */
export function SharedDraft({ page }: { page: SharedDraftData }) {
  const { t, locale, href } = useText();
  return (
    <>
      <SkipLink />
      <div className="toolbar" role="region" aria-label={t('editor.view.label')}>
        <p className="toolbar-title">{t('editor.preview')}</p>
        <p className="toolbar-state">
          {t('editor.share.shown', { date: minute(page.until, locale) })}
        </p>
        <a className="edit-tool" href={href(page.path)}>
          {t('editor.view.live')}
        </a>
      </div>
      <ShownPage {...page} isInert={false} />
    </>
  );
}
