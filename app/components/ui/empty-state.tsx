import type { ReactNode } from 'react';
import { ButtonLink } from './button';
import { Swatch } from './swatch';

const COLOURS = ['#c9d2c0', '#e3b7a0', '#8fa6a8', '#d9c27e', '#b4532a', '#1f4d3f'];

type EmptyStateProps = {
  level: 1 | 2;
  title: string;
  /** The way on. */
  link: { href: string; label: string };
  children: ReactNode;
};

/** Where nothing is yet: a bit of colour, a sentence, a way on. */
export function EmptyState({ level, title, link, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty-state">
      <div className="empty-state-colours" aria-hidden="true">
        {COLOURS.map((color) => (
          <Swatch key={color} color={color} />
        ))}
      </div>
      <Heading>{title}</Heading>
      <p>{children}</p>
      <p>
        <ButtonLink href={link.href}>{link.label}</ButtonLink>
      </p>
    </div>
  );
}
