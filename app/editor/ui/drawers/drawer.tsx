import { useContext, useRef, type ReactNode } from 'react';
import { Icon } from '~/components/ui/icon';
import { useText } from '~/i18n/text';
import { useDrawerMemory } from './drawer-memory';
import { useEditedPlace } from '../edit-context';
import { EditorLink } from '../editor-link';
import { DrawerSideContext } from './drawer-side';
import { SheetGrip } from './sheet-grip';

type DrawerProps = {
  title: string;
  /** Its purpose, in a sentence. */
  help: string;
  children: ReactNode;
};

/** The panel beside the page for a selection or a change; in narrow windows a sheet. */
export function Drawer({ title, help, children }: DrawerProps) {
  const { t } = useText();
  const { path } = useEditedPlace();
  const side = useContext(DrawerSideContext);
  const drawer = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useDrawerMemory(body);
  return (
    <aside
      className={`drawer drawer-${side}`}
      id="panel"
      aria-labelledby="panel-title"
      tabIndex={-1}
      ref={drawer}
    >
      <header className="drawer-head">
        <SheetGrip sheet={drawer} />
        <h2 id="panel-title">{title}</h2>
        <EditorLink className="icon-button" href={path}>
          <Icon name="close" label={t('editor.closePanel', { title })} />
        </EditorLink>
      </header>
      <div className="drawer-body" ref={body}>
        <p className="field-hint">{help}</p>
        {children}
      </div>
    </aside>
  );
}
