import { useText } from '~/i18n/text';
import { BREAKPOINTS, type PreviewWidth } from '../../load/preview-width';
import { EditorLink } from '../editor-link';

type BreakpointLinksProps = { width: PreviewWidth; href: (width: string) => string };

/** Links to the breakpoint widths (§9), above a preview in one width. */
export function BreakpointLinks({ width, href }: BreakpointLinksProps) {
  const { t } = useText();
  return (
    <nav className="breakpoints" aria-label={t('editor.width.breakpoints')}>
      {BREAKPOINTS.map((each) => (
        <EditorLink
          className="edit-tool"
          key={each}
          href={href(String(each))}
          aria-current={each === width || undefined}
        >
          {t('editor.width.pixels', { width: each })}
        </EditorLink>
      ))}
    </nav>
  );
}
