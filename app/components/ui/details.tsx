import type { ReactNode } from 'react';
import { Icon } from './icon';

type DetailsProps = {
  summary: ReactNode;
  open?: boolean;
  /** Details of one group close each other. */
  name?: string;
  className?: string;
  children: ReactNode;
};

export function Details({ summary, open, name, className = '', children }: DetailsProps) {
  return (
    <details className={`details ${className}`} open={open} {...(name ? { name } : {})}>
      <summary>
        <span>{summary}</span>
        <Icon name="chevron" className="details-mark" />
      </summary>
      <div className="details-body">{children}</div>
    </details>
  );
}
