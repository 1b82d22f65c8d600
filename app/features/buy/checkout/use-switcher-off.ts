import { useEffect } from 'react';

/**
 * Disables the language switcher while the buttons of the page are disabled (§2): a visitor who
 * left for another language would miss the answer, which may be an order. The server renders the
 * switcher, outside React.
 */
export function useSwitcherOff(isBusy: boolean): void {
  useEffect(() => {
    const buttons = document.querySelectorAll<HTMLButtonElement>('.language-list button');
    for (const button of buttons) button.disabled = isBusy;
  }, [isBusy]);
}
