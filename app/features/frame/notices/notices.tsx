import { useEffect, useState, type ComponentType } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { Icon } from '~/components/ui/icon';
import { Notice } from '~/components/ui/notice';
import { useText } from '~/i18n/text';
import type { NoticeView } from './read-notices.server';

const DISMISS_AFTER_MS = 5000;

type NoticesProps = {
  /** The id of an additional list beside the page's own. */
  id?: string;
  notices: readonly NoticeView[];
  /** Renders the button of a message, on pages where messages have one. */
  ActionForm?: ComponentType<NonNullable<NoticeView['action']>>;
};

/**
 * Messages about the last action; set a key that changes with them. On pages without script a box closes
 * a message, and all stay until the next page; with script all but the negative ones and those with a
 * button disappear after five seconds (§9, WCAG 2.2.1).
 */
export function Notices({ id = 'notices', notices, ActionForm }: NoticesProps) {
  const { t } = useText();
  const [shown, setShown] = useState(notices);
  const isHydrated = useHydrated();

  useEffect(() => {
    const timer = setTimeout(() => setShown((current) => current.filter(stays)), DISMISS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <section
      className="notices"
      id={id}
      aria-label={t('common.notices')}
      aria-live="polite"
      data-dismiss-label={t('common.noticeDismiss')}
    >
      {shown.map((notice) => (
        <Notice
          key={notice.lines.join()}
          type={notice.type}
          message={notice.lines}
          action={
            <>
              {ActionForm && notice.action && <ActionForm {...notice.action} />}
              {!isHydrated && (
                <input
                  className="icon-button notice-close notice-close-box"
                  type="checkbox"
                  aria-label={t('common.noticeDismiss')}
                />
              )}
              <button
                className="icon-button notice-close"
                type="button"
                hidden={!isHydrated}
                data-dismiss
                onClick={() => setShown((current) => current.filter((other) => other !== notice))}
              >
                <Icon name="close" label={t('common.noticeDismiss')} />
              </button>
            </>
          }
        />
      ))}
    </section>
  );
}

function stays({ type, action }: NoticeView): boolean {
  return type === 'negative' || Boolean(action);
}
