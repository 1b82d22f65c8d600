import { useId, useState, type ReactNode } from 'react';

type TooltipProps = { className?: string; text: string; children: ReactNode };

/**
 * A mark with a hint that shows while the mark is hovered or has the focus; Escape closes the hint.
 */
export function Tooltip({ className = '', text, children }: TooltipProps) {
  const id = useId();
  const [isClosed, setIsClosed] = useState(false);
  return (
    <button
      type="button"
      className={`has-tooltip ${className}`}
      aria-describedby={id}
      data-closed={isClosed || undefined}
      onFocus={() => setIsClosed(false)}
      onPointerEnter={() => setIsClosed(false)}
      onKeyDown={({ key }) => key === 'Escape' && setIsClosed(true)}
    >
      {children}
      <span className="tooltip" role="tooltip" id={id}>
        {text}
      </span>
    </button>
  );
}
