import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/icon';
import { useText } from '~/i18n/text';
import { useEditedPlace } from './edit-context';
import { EditorLink } from './editor-link';

type DrawerProps = {
  title: string;
  /** What it does, in a sentence. */
  help: string;
  /** §2: block settings stand on the right, the others on the left. */
  side?: 'left' | 'right';
  children: ReactNode;
};

/** What stands beside the page while something of it is chosen or changed. */
export function Drawer({ title, help, side = 'left', children }: DrawerProps) {
  const { t } = useText();
  const { path } = useEditedPlace();
  return (
    <aside
      className={`drawer drawer-${side}`}
      id="panel"
      aria-labelledby="panel-title"
      tabIndex={-1}
    >
      <header className="drawer-head">
        <h2 id="panel-title">{title}</h2>
        <EditorLink className="icon-button" href={path}>
          <Icon name="close" label={t('editor.closePanel', { title })} />
        </EditorLink>
      </header>
      <div className="drawer-body">
        <p className="field-hint">{help}</p>
        {children}
      </div>
    </aside>
  );
}
