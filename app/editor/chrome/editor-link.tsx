import type { ComponentPropsWithoutRef } from 'react';

/** A link that stays within the editor: to a panel of this page, or to another page that is edited. */
export function EditorLink({
  children,
  ...rest
}: ComponentPropsWithoutRef<'a'> & { href: string }) {
  return <a {...rest}>{children}</a>;
}
