import { useText } from '~/i18n/text';

/** The first stop of the keyboard: past the frame, to what the page is about. */
export function SkipLink() {
  const { t } = useText();
  return (
    <a className="skip-link" href="#content">
      {t('header.skip')}
    </a>
  );
}
