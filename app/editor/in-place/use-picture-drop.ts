import { useEffect } from 'react';
import { useLatest } from '../live/use-latest';

/**
 * Files dropped on the page: the first one goes to the drop target. The browser never leaves the
 * page to show a dropped file.
 */
export function usePictureDrop(drop: (target: Element, file: File) => void): void {
  const latest = useLatest(drop);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (isFileOnPage(event)) event.preventDefault();
    };
    const fall = (event: DragEvent) => {
      if (!isFileOnPage(event)) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) latest.current(event.target as Element, file);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('drop', fall);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', fall);
    };
  }, [latest]);
}

function isFileOnPage({ target, dataTransfer }: DragEvent): boolean {
  const isFile = dataTransfer?.types.includes('Files') ?? false;
  return isFile && target instanceof Element && target.closest('.edit-canvas') !== null;
}
