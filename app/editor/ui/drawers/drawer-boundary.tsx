import { Component, type ReactNode } from 'react';
import { useText } from '~/i18n/text';
import type { Panel } from '../../load/panel';
import { useEditedPlace } from '../edit-context';
import { Drawer } from './drawer';

type DrawerBoundaryProps = { panel: Panel; children: ReactNode };
type DrawerBoundaryState = { panel: Panel; hasFailed: boolean };

/**
 * Contains an error of a drawer, so that the edited page stays; another panel is rendered normally.
 */
export class DrawerBoundary extends Component<DrawerBoundaryProps, DrawerBoundaryState> {
  override state = { panel: this.props.panel, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ panel }: DrawerBoundaryProps, state: DrawerBoundaryState) {
    return panel === state.panel ? null : { panel, hasFailed: false };
  }

  override render() {
    return this.state.hasFailed ? <FailedDrawer /> : this.props.children;
  }
}

/** States that a panel cannot be shown, and links to it for a reload. */
function FailedDrawer() {
  const { t } = useText();
  const { action } = useEditedPlace();
  return (
    <Drawer title={t('editor.failedPanel.title')} help={t('editor.failedPanel.help')}>
      <p>
        <a href={`${action}#panel`}>{t('editor.failedPanel.again')}</a>
      </p>
    </Drawer>
  );
}
