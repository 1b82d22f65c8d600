import { useText } from '~/i18n/text';
import { PREVIEW_WIDTHS, type PreviewWidth } from '../load/preview-width';
import { EditorLink } from './editor-link';

type WidthLinksProps = {
  width: PreviewWidth | null;
  /** The address of a width; '' for the whole window. */
  href: (value: string) => string;
};

/** In which width the page is looked at. */
export function WidthLinks({ width, href }: WidthLinksProps) {
  const { t } = useText();
  return (
    <nav className="toolbar-links toolbar-widths" aria-label={t('editor.width.label')}>
      {[null, ...PREVIEW_WIDTHS].map((each) => (
        <EditorLink
          className="edit-tool"
          key={each}
          href={href(each === null ? '' : String(each))}
          aria-current={each === width || undefined}
        >
          {each === null ? t('editor.width.full') : t('editor.width.pixels', { width: each })}
        </EditorLink>
      ))}
    </nav>
  );
}

/**
 * A page in a window of its own of this width, so that it is laid out for it. Nothing in it acts: no
 * script runs there, no form is sent.
 */
export function PreviewStage({ src, width }: { src: string; width: PreviewWidth }) {
  const { t } = useText();
  return (
    <div className="preview-stage" role="region" aria-label={t('editor.page')} tabIndex={0}>
      <iframe
        className={`preview-frame preview-frame-${width}`}
        src={src}
        title={t('editor.width.frame', { width })}
        width={width}
        sandbox="allow-same-origin"
      />
    </div>
  );
}
