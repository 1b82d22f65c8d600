import { useContext, type ReactNode } from 'react';
import { ButtonLink } from './button';
import { HasShades } from './has-shades';
import { Swatch } from './swatch';

/** The number of swatches; the style sheet gives them the colours of the shop. */
const FIELDS = [1, 2, 3, 4, 5, 6];

type EmptyStateProps = {
  level: 1 | 2;
  title: string;
  /** The link to continue. */
  link: { href: string; label: string };
  children: ReactNode;
};

/** An empty page: a sentence and a link, in a shop with shades below a fan of colour cards. */
export function EmptyState({ level, title, link, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty-state">
      {useContext(HasShades) && (
        <div className="empty-state-colours" aria-hidden="true">
          {FIELDS.map((field) => (
            <Swatch key={field} color="currentColor" />
          ))}
        </div>
      )}
      <Heading>{title}</Heading>
      <p>{children}</p>
      <p>
        <ButtonLink href={link.href}>{link.label}</ButtonLink>
      </p>
    </div>
  );
}
