import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

export type NoticeType = 'positive' | 'negative' | 'secondary' | 'neutral' | 'warning';

const ICONS: Record<NoticeType, IconName> = {
  positive: 'check',
  negative: 'warning',
  secondary: 'info',
  neutral: 'info',
  warning: 'warning',
};

type NoticeProps = {
  type?: NoticeType;
  /** A sentence, or several lines. */
  message: ReactNode | readonly string[];
  action?: ReactNode;
};

export function Notice({ type = 'neutral', message, action }: NoticeProps) {
  return (
    <div className={`notice notice-${type}`} data-notice={type}>
      <Icon name={ICONS[type]} />
      <div className="notice-text">
        {Array.isArray(message) ? (
          message.map((line: string) => <p key={line}>{line}</p>)
        ) : (
          <p>{message as ReactNode}</p>
        )}
      </div>
      {action}
    </div>
  );
}
