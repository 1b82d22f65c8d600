import { opensElsewhere } from './opens-elsewhere';

/** §9: shown after 200 ms; its class has the animation of 2000 ms and the height. */
const THROTTLE_MS = 200;
/** A click that starts a download does not leave the page, and no event reports that. */
const LONGEST_MS = 10_000;
const RESET_DELAY_MS = 400;

let timer: ReturnType<typeof setTimeout> | undefined;
let bar: HTMLElement | undefined;
let isListening = false;

/**
 * The progress bar on top of the page from the click that leaves it until the page is left (§4).
 * Listens at the window, after all listeners that prevent the navigation.
 */
export function enhanceLeaving(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (link && !event.defaultPrevented && leadsAway(link, event)) begin();
  });
  addEventListener('submit', (event) => {
    const { method, target } = event.target as HTMLFormElement;
    if (!event.defaultPrevented && method !== 'dialog' && target !== '_blank') begin();
  });
  // A page restored from the history is not being left.
  addEventListener('pageshow', ({ persisted }) => persisted && end());
}

function leadsAway(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isHere = link.hash !== '' && link.href.split('#')[0] === location.href.split('#')[0];
  return (
    /^https?:$/.test(link.protocol) && !link.download && !isHere && !opensElsewhere(event, link)
  );
}

function begin(): void {
  end();
  timer = setTimeout(() => {
    bar = document.createElement('div');
    bar.className = 'loading-bar loading-bar-running';
    document.body.append(bar);
    timer = setTimeout(() => {
      bar?.classList.add('loading-bar-hidden');
      timer = setTimeout(end, RESET_DELAY_MS);
    }, LONGEST_MS);
  }, THROTTLE_MS);
}

function end(): void {
  clearTimeout(timer);
  bar?.remove();
}
