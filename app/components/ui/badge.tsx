import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type BadgeTone = 'plain' | 'offer' | 'green' | 'amber' | 'red' | 'grey';

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={classNames('badge', tone !== 'plain' && `badge-${tone}`)}>{children}</span>
  );
}
