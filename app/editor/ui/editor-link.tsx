import { useNavigate } from '@remix-run/react';
import { useEffect, type ComponentPropsWithoutRef } from 'react';

/** A link that stays within the editor: to a panel of this page, or to another edited page. */
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
 * Follows such links without reloading the page. One listener for all of them: each of a thousand
 * router links would watch the address.
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
