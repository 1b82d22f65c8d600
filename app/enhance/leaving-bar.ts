import { opensElsewhere } from './opens-elsewhere';

/** §9: shown after 200 ms; the animation of 2000 ms and the height are those of its class. */
const THROTTLE_MS = 200;
/** A press that led to a download leaves the page as it is, and no event says so. */
const LONGEST_MS = 10_000;
const RESET_DELAY_MS = 400;

let timer: ReturnType<typeof setTimeout> | undefined;
let bar: HTMLElement | undefined;
let isListening = false;

/**
 * The line on top of the page from the press that leads away until the page is left (§4). Listens at the window,
 * after everything that keeps a press on the page.
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
  // A page that comes back from the history is not being left.
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
