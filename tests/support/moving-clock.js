// Loaded before the shop (NODE_OPTIONS=--import): shifts its clock by the ms in CLOCK_FILE.
import { readFileSync } from 'node:fs';

const RunningDate = Date;
const LOOK_MS = 50;
let wrongBy = 0;
let lookedAt = -Infinity;

function now() {
  const time = performance.now();
  if (time - lookedAt > LOOK_MS) {
    wrongBy = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
    lookedAt = time;
  }
  return RunningDate.now() + wrongBy;
}

globalThis.Date = class Date extends RunningDate {
  constructor(...given) {
    super(...(given.length > 0 ? given : [now()]));
  }

  static now() {
    return now();
  }
};
