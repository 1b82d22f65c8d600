import { useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { useText } from '~/i18n/text';
import { useEditedPlace } from '../edit-context';

/** Resting heights of a sheet, as fractions of the window. */
const RESTS = [0.35, 0.6, 0.9] as const;
/** Released below this, it closes. */
const CLOSES = 0.2;
/** A shorter movement is a tap. */
const TAP_PX = 6;

/**
 * Resizes a sheet: its head follows the finger and rests at one of three heights, or closes. A
 * press of the grip goes to the next height. In wide windows styles hide it.
 */
export function SheetGrip({ sheet }: { sheet: RefObject<HTMLElement> }) {
  const { t } = useText();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const { path } = useEditedPlace();
  const [rest, setRest] = useState(1);
  const grip = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    sheet.current!.style.setProperty('--sheet', String(RESTS[rest]));
  }, [sheet, rest]);

  useEffect(() => {
    const element = sheet.current!;
    const head = grip.current?.parentElement;
    if (!head) return undefined;
    let from: { y: number; height: number } | null = null;

    const start = (event: PointerEvent) => {
      if (!event.isPrimary || (event.target as Element).closest('a')) return;
      // Beside the page it is not a sheet.
      if (getComputedStyle(grip.current!).display === 'none') return;
      from = { y: event.clientY, height: element.offsetHeight };
    };
    const shareAt = (event: PointerEvent) =>
      (from!.height + from!.y - event.clientY) / window.innerHeight;
    const move = (event: PointerEvent) => {
      if (!from || Math.abs(event.clientY - from.y) < TAP_PX) return;
      // Not earlier: the element that captures the pointer also gets the click of a tap.
      head.setPointerCapture(event.pointerId);
      element.dataset['follows'] = '';
      element.style.setProperty('--sheet', String(Math.min(shareAt(event), RESTS[2])));
    };
    const end = (event: PointerEvent) => {
      if (!from) return;
      const share = shareAt(event);
      const isTap = Math.abs(event.clientY - from.y) < TAP_PX;
      from = null;
      delete element.dataset['follows'];
      if (isTap && event.type === 'pointerup') return;
      if (share < CLOSES) return navigate(path, { preventScrollReset: true });
      const nearest = nearestTo(share);
      element.style.setProperty('--sheet', String(RESTS[nearest]));
      setRest(nearest);
    };
    head.addEventListener('pointerdown', start);
    head.addEventListener('pointermove', move);
    head.addEventListener('pointerup', end);
    head.addEventListener('pointercancel', end);
    return () => {
      head.removeEventListener('pointerdown', start);
      head.removeEventListener('pointermove', move);
      head.removeEventListener('pointerup', end);
      head.removeEventListener('pointercancel', end);
    };
  }, [sheet, isHydrated, navigate, path]);

  if (!isHydrated) return null;
  const isHighest = rest === RESTS.length - 1;
  return (
    <button
      className="sheet-grip"
      type="button"
      ref={grip}
      onClick={() => setRest((rest + 1) % RESTS.length)}
    >
      <span className="visually-hidden">
        {t(isHighest ? 'editor.sheet.lower' : 'editor.sheet.higher')}
      </span>
    </button>
  );
}

function nearestTo(share: number): number {
  const distances = RESTS.map((each) => Math.abs(each - share));
  return distances.indexOf(Math.min(...distances));
}
