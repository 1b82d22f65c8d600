import { useEffect, useRef, type ReactNode } from 'react';

/**
 * A menu that opens from the bar. It closes on Escape, on a choice, and when the editor clicks or
 * focuses elsewhere; but not when the page below it reloads, which happens whenever something is
 * saved or published.
 */
export function BarDetails({ className, children }: { className: string; children: ReactNode }) {
  const shown = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = shown.current!;
    const close = () => {
      details.open = false;
      // The focused element gets hidden by it.
      details.querySelector('summary')?.focus();
    };
    const closeByLink = ({ target }: Event) => (target as Element).closest('a') && close();
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      // The panel beside the page stays.
      event.preventDefault();
      close();
    };
    const closeFromOutside = ({ target }: Event) => {
      if (!details.contains(target as Node)) details.open = false;
    };
    details.addEventListener('submit', close);
    details.addEventListener('click', closeByLink);
    details.addEventListener('keydown', closeByKey);
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      details.removeEventListener('submit', close);
      details.removeEventListener('click', closeByLink);
      details.removeEventListener('keydown', closeByKey);
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
    };
  }, []);
  return (
    <details className={className} ref={shown}>
      {children}
    </details>
  );
}
