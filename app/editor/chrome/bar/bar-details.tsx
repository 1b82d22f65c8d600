import { useEffect, useRef, type ReactNode } from 'react';

/**
 * A list that opens from the bar. It closes where something in it was chosen, and not because the page below
 * it comes anew: something is saved, or published by others, at any moment.
 */
export function BarDetails({ className, children }: { className: string; children: ReactNode }) {
  const shown = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = shown.current!;
    const close = () => {
      details.open = false;
      // What had the focus is hidden by it.
      details.querySelector('summary')?.focus();
    };
    const closeByLink = ({ target }: Event) => (target as Element).closest('a') && close();
    details.addEventListener('submit', close);
    details.addEventListener('click', closeByLink);
    return () => {
      details.removeEventListener('submit', close);
      details.removeEventListener('click', closeByLink);
    };
  }, []);
  return (
    <details className={className} ref={shown}>
      {children}
    </details>
  );
}
