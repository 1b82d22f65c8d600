import { useText } from '~/i18n/text';
import { BarDetails } from './bar-details';

/** The other editors of the page: one by name, several by their number, so that the bar keeps its height. */
export function OthersHere({ names }: { names: readonly string[] }) {
  const { t } = useText();
  if (names.length === 0) return null;
  if (names.length === 1) {
    const said = t('editor.others', { names: names[0]! });
    return (
      <p className="toolbar-others" title={said}>
        {said}
      </p>
    );
  }
  return (
    <BarDetails className="toolbar-others">
      <summary className="edit-tool details-mark">
        {t('editor.othersCount', { count: names.length })}
      </summary>
      <ul className="toolbar-others-list">
        {names.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </ul>
    </BarDetails>
  );
}
