import type { Browser } from 'playwright';

/**
 * The duration of the work below on each kind of device, in milliseconds. One core of the machine
 * whose figures are in docs/performance.md needs 17.
 */
const DEVICES = {
  /** A cheap phone of several years ago, for shoppers. */
  phone: 68,
  /** A cheap office computer of several years ago, for the team in the editor. */
  computer: 51,
};
export type Device = keyof typeof DEVICES;
const ROUNDS = 25;

/**
 * Measures the processor by a fixed piece of work.
 *
 * @returns milliseconds of the quickest round, because other load on the machine only slows rounds
 */
export async function measureProcessor(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await page.evaluate(work));
    return Math.min(...rounds);
  } finally {
    await page.close();
  }
}

/**
 * Returns how many times slower the browser must work to be as slow as the device, on any machine.
 *
 * @param processor milliseconds of `measureProcessor`
 * @returns a factor for `Emulation.setCPUThrottlingRate`; throws if the machine is slower than the device
 */
export function slowdownTo(device: Device, processor: number): number {
  const slowdown = DEVICES[device] / processor;
  if (slowdown < 1) throw new Error(`This machine is slower than the ${device} it should be`);
  return slowdown;
}

/**
 * A fixed amount of a browser's work on a page: parses HTML, matches styles, lays out texts and
 * runs script.
 *
 * @returns milliseconds
 */
function work(): number {
  const start = performance.now();
  const rules = Array.from({ length: 200 }, (_, at) => `.k${at} > .w { padding: ${at % 7}px }`);
  const cards = Array.from(
    { length: 300 },
    (_, at) =>
      `<li class="k${at % 200}"><a class="w" href="#${at}">Card ${at} of the list</a></li>`,
  );
  document.body.innerHTML = `<style>${rules.join('')}</style><ul>${cards.join('')}</ul>`;
  const list = document.querySelector('ul')!;
  let seen = 0;
  for (let width = 300; width < 340; width += 8) {
    list.style.width = `${width}px`;
    seen += list.offsetHeight;
  }
  const words: Record<string, number> = {};
  for (let at = 0; at < 60_000; at += 1) {
    const word = `word-${(at * 7919) % 5003}`;
    words[word] = (words[word] ?? 0) + at + seen;
  }
  Object.entries(words).sort(([, one], [, other]) => one - other);
  document.body.replaceChildren();
  return performance.now() - start;
}
