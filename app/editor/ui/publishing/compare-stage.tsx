import { useText } from '~/i18n/text';
import type { SeenRevision } from '../../load/panel';

type CompareStageProps = {
  version: number;
  compared: NonNullable<SeenRevision['compared']>;
  /** The address of the preview. */
  previewPath: string;
};

/**
 * An earlier version and the draft side by side, reduced in size, each at the first block that
 * differs.
 */
export function CompareStage({ version, compared, previewPath }: CompareStageProps) {
  const { t } = useText();
  const sides = [
    {
      title: t('editorTogether.compare.before', { version }),
      query: { version },
      first: compared.before,
    },
    {
      title: t('editorTogether.compare.after'),
      query: { against: version },
      first: compared.after,
    },
  ];
  return (
    <div
      className="compare"
      role="region"
      aria-label={t('editorTogether.compare.title', { version })}
    >
      {sides.map(({ title, query, first }) => {
        const [[name, value] = []] = Object.entries(query);
        const address = `${previewPath}?${name}=${value}`;
        const place = first ? `#block-${first}` : '';
        return (
          <figure key={title} className="compare-side">
            <figcaption>
              <strong>{title}</strong>
              <a className="edit-tool" href={address + place}>
                {t('editorTogether.compare.see', { title })}
              </a>
            </figcaption>
            <div className="compare-window">
              <iframe
                src={`${address}&frame=${place}`}
                title={t('editorTogether.compare.frame', { title })}
                width="1024"
                sandbox="allow-same-origin"
              />
            </div>
          </figure>
        );
      })}
    </div>
  );
}
