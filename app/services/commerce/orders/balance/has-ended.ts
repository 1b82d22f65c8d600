/** Orders that ended before anything of them was sent. */
const ENDED: readonly string[] = ['cancelled', 'withdrawn'];

/** Has an order of this status ended before anything of it was sent? */
export const hasEnded = (status: string) => ENDED.includes(status);

const SENT: readonly string[] = ['shipped', 'completed'];

/** Have its goods left? */
export const isSent = (status: string) => SENT.includes(status);

/** SQL: the same of the status in this column. */
export const HAS_ENDED = (status: string) =>
  `${status} in (${ENDED.map((each) => `'${each}'`).join(', ')})`;
