import { reloadOnce } from '~/lib/reload-once';

/** §9: how often an open page checks for a new build. */
const BUILD_POLL_MS = 3_600_000;

/**
 * The service worker makes visited pages readable offline. A page that is open for hours checks for
 * a new build: the new worker reloads it (4.73), unless it has input, or the page reports that it
 * is in use.
 */
export function enhanceBuild(isInUse = () => false): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker || import.meta.env.DEV) return;
  // The first worker of a browser is no new version; the next one is.
  let isFirst = serviceWorker.controller === null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst && !hasTyped(document) && !isInUse()) reloadOnce();
    isFirst = false;
  });
  setInterval(() => void tellBuild(serviceWorker), BUILD_POLL_MS);
  void register(serviceWorker);
}

/** Without it, as where a browser forbids it, only the offline pages are missing. */
async function register(serviceWorker: ServiceWorkerContainer): Promise<void> {
  await serviceWorker.register('/sw.js').catch(() => undefined);
}

async function tellBuild({ controller }: ServiceWorkerContainer): Promise<void> {
  const answer = await fetch('/builds/latest.json').catch(() => null);
  if (!answer?.ok) return;
  const { id } = (await answer.json()) as { id: string };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  controller?.postMessage({ build: id });
}

/** Does a field differ from its initial value? */
export function hasTyped(root: ParentNode): boolean {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input, textarea, select',
  );
  return [...fields].some(isChanged);
}

function isChanged(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean {
  if ('options' in field) {
    const chosen = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(chosen, 0);
  }
  if (field.type === 'checkbox' || field.type === 'radio') {
    const { checked, defaultChecked } = field as HTMLInputElement;
    return checked !== defaultChecked;
  }
  return field.value !== field.defaultValue;
}
