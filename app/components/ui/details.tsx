import type { ReactNode } from 'react';

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
      <summary className="details-mark">
        <span>{summary}</span>
      </summary>
      <div className="details-body">{children}</div>
    </details>
  );
}
