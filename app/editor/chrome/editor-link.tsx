import { Link } from '@remix-run/react';
import type { ComponentPropsWithoutRef } from 'react';

/** A link that stays within the editor: to a panel of this page, or to another page that is edited. */
export function EditorLink({
  children,
  href,
  ...rest
}: ComponentPropsWithoutRef<'a'> & { href: string }) {
  return (
    <Link {...rest} to={href} preventScrollReset>
      {children}
    </Link>
  );
}
