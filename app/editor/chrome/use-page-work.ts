import { useNavigate } from '@remix-run/react';
import { usePageClicks } from '../in-place/use-page-clicks';
import type { EditedPlace } from './edit-context';

/** What a pointer does on the page itself. */
export function usePageWork({ path }: EditedPlace): void {
  const navigate = useNavigate();

  usePageClicks({
    choose: (frame) => frame.focus({ preventScroll: true }),
    openSettings: (frame) => {
      const query = new URLSearchParams({ edit: frame.dataset.uuid! });
      navigate(`${path}?${query}#panel`, { preventScrollReset: true });
    },
  });
}
