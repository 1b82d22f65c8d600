import type { ReactNode } from 'react';
import { useText } from '~/i18n/text';
import { classNames } from './class-names';
import { Icon } from './icon';

type DialogProps = { id: string; title: string; children?: ReactNode; className?: string };

/**
 * A native dialog that script takes out of its template when it is opened (enhance/dialogs.ts). Its
 * close button is a form of method dialog, so it needs no script of ours.
 */
export function Dialog({ id, title, children, className }: DialogProps) {
  const { t } = useText();
  return (
    <template data-dialog={id}>
      <dialog className={classNames('dialog', className)} id={id} aria-labelledby={`${id}-title`}>
        <div className="dialog-head">
          <h2 id={`${id}-title`}>{title}</h2>
          <form method="dialog">
            <button className="icon-button" type="submit">
              <Icon name="close" label={t('common.close')} />
            </button>
          </form>
        </div>
        <div className="dialog-body">{children}</div>
      </dialog>
    </template>
  );
}
