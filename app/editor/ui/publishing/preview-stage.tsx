import { useText } from '~/i18n/text';
import { PREVIEW_WIDTHS, type DeviceWidth, type PreviewWidth } from '../../load/preview-width';
import { EditorIcon, type EditorIconName } from '../editor-icon';
import { EditorLink } from '../editor-link';

type WidthLinksProps = {
  isPreview: boolean;
  /** The width of the preview; null: the whole window. */
  width: PreviewWidth | null;
  /**
   * The address of a width of the preview, '' for the whole window; null for the page under edit.
   */
  href: (value: string | null) => string;
};

const DEVICES: Record<DeviceWidth, EditorIconName> = {
  380: 'phone',
  768: 'tablet',
  1024: 'desktop',
};

/** The widths of the preview; the page under edit has the window's own width too. */
export function WidthLinks({ isPreview, width, href }: WidthLinksProps) {
  const { t } = useText();
  return (
    <nav
      className={isPreview ? 'toolbar-widths toolbar-widths-used' : 'toolbar-widths'}
      aria-label={t('editor.width.label')}
    >
      {[...PREVIEW_WIDTHS, null].map((each) => {
        const name =
          each === null ? t('editor.width.full') : t('editor.width.pixels', { width: each });
        const whole = isPreview ? '' : null;
        return (
          <EditorLink
            className="edit-tool icon-tool"
            key={each}
            href={href(each === null ? whole : String(each))}
            aria-current={each === width || undefined}
            title={name}
          >
            <EditorIcon name={each === null ? 'window' : DEVICES[each]} />
            <span className="visually-hidden">{name}</span>
          </EditorLink>
        );
      })}
    </nav>
  );
}

/**
 * A page in an iframe of this width, so that it is laid out for it. Nothing in it acts: no script
 * runs there, no form is sent.
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
