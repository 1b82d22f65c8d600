import { Details } from '~/components/ui/details';
import { Swatch } from '~/components/ui/swatch';
import { dateTime } from '~/i18n/instant';
import { useText } from '~/i18n/text';
import { CommandButton } from '../command-button';
import { CommandForm } from '../command-form';
import type { DesignRevisionView } from '../../load/panel';
import { valueWords } from '../../design/design-words';

/** Former live designs, the newest first; each can become the draft. */
export function DesignHistory({ revisions }: { revisions: readonly DesignRevisionView[] }) {
  const { t, locale } = useText();
  if (revisions.length === 0) return null;
  return (
    <Details summary={t('editor.design.history')}>
      <ol className="revisions">
        {revisions.map(({ version, author, at, design }) => {
          const date = dateTime(at, locale);
          return (
            <li key={version}>
              <p>
                {author
                  ? t('editor.revisionBy', { date, author })
                  : t('editor.design.ofShop', { date })}
              </p>
              <p className="design-values">
                <Swatch color={design.primaryColor} />
                <Swatch color={design.secondaryColor} />
                <span>
                  {design.primaryColor}, {design.secondaryColor}, {design.font},{' '}
                  {valueWords('blockSize', design, t)}
                </span>
              </p>
              <CommandForm className="edit-tools">
                <input type="hidden" name="version" value={version} />
                <CommandButton
                  intent="design-restore"
                  aria-label={t('editor.design.restoreOf', { date })}
                >
                  {t('editor.restore')}
                </CommandButton>
              </CommandForm>
            </li>
          );
        })}
      </ol>
    </Details>
  );
}
