import { decimal } from '~/i18n/format';
import { date } from '~/i18n/instant';
import type { Locale } from '~/i18n/locales';
import { useText } from '~/i18n/text';
import { fieldLabel } from '~/blocks/fields/labels';
import type { CheckPanel, FindingView } from '../../load/check-panel';
import { Drawer } from '../drawers/drawer';
import { useEditedPlace } from '../edit-context';
import { EditorLink } from '../editor-link';

/** The findings of the check before publishing, by rule, each with a link to its field. */
export function CheckDrawer({ groups }: CheckPanel) {
  const { t } = useText();
  return (
    <Drawer title={t('editorCheck.title')} help={t('editorCheck.help')}>
      {groups.length === 0 && <p className="check-none">{t('editorCheck.none')}</p>}
      {groups.map(({ rule, findings }) => (
        <section key={rule} aria-labelledby={`check-${rule}`}>
          <h3 id={`check-${rule}`}>{t(`editorCheck.rule.${rule}`)}</h3>
          <ul className="check-list">
            {findings.map((finding) => (
              <li key={keyOf(finding)}>
                <FindingText finding={finding} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Drawer>
  );
}

function FindingText({ finding }: { finding: FindingView }) {
  const { t, locale, href } = useText();
  const { opens } = useEditedPlace();
  const { problem, block, field, way } = finding;
  const values = { ...finding.values, ...shownOf(finding, locale) };
  const where = field && t('editorCheck.field', { field: nameOf(field) });
  const place = [block ?? t('editorCheck.page'), where].filter(Boolean).join(', ');
  return (
    <>
      <p>{t(`editorCheck.problem.${problem}`, values)}</p>
      {way && 'query' in way && (
        <EditorLink href={opens + way.query} aria-label={t('editorCheck.goTo', { place })}>
          {place}
        </EditorLink>
      )}
      {way && 'path' in way && (
        <a href={href(way.path)}>
          {block ? `${block}: ${t('editorCheck.otherPage')}` : t('editorCheck.otherPage')}
        </a>
      )}
    </>
  );

  function nameOf({ name, position }: NonNullable<FindingView['field']>): string {
    const label = fieldLabel(t, name);
    return position ? t('editor.entry', { field: label, position }) : label;
  }
}

/** The times in a sentence as days, and its contrast as a localised number. */
function shownOf({ values: { ratio, ...values } }: FindingView, locale: Locale) {
  const days = ['here', 'there'].flatMap((name) => {
    const at = values[name];
    return typeof at === 'string' && at ? [[name, date(at, locale)]] : [];
  });
  return Object.fromEntries(
    typeof ratio === 'number' ? [...days, ['ratio', decimal(ratio, locale)]] : days,
  );
}

function keyOf({ problem, way, values }: FindingView): string {
  return JSON.stringify([problem, way, values]);
}
