import { useText } from '~/i18n/text';

/** The first tab stop: skips the frame and leads to the main content. */
export function SkipLink() {
  const { t } = useText();
  return (
    <a className="skip-link" href="#content">
      {t('header.skip')}
    </a>
  );
}
