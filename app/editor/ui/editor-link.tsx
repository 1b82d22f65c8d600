import { useNavigate } from '@remix-run/react';
import { useEffect, type ComponentPropsWithoutRef } from 'react';

/** A link that stays within the editor: to a panel of this page, or to another page that is edited. */
export function EditorLink({
  children,
  ...rest
}: ComponentPropsWithoutRef<'a'> & { href: string }) {
  return (
    <a {...rest} data-stays>
      {children}
    </a>
  );
}

/**
 * Follows such links without loading the page anew. One listener for all of them: a router's link
 * would watch the address in each of a thousand.
 */
export function useEditorLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-stays]');
      const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey);
      if (!link || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash, { preventScrollReset: true });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
