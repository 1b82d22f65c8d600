/** Orders that ended before anything of them was sent. */
const ENDED: readonly string[] = ['cancelled', 'withdrawn'];

/** Whether an order with this status ended before anything of it was sent. */
export const hasEnded = (status: string) => ENDED.includes(status);

const SENT: readonly string[] = ['shipped', 'completed'];

/** Whether the goods of an order with this status have been sent. */
export const isSent = (status: string) => SENT.includes(status);

/** SQL: `hasEnded` for the status in this column. */
export const HAS_ENDED = (status: string) =>
  `${status} in (${ENDED.map((each) => `'${each}'`).join(', ')})`;
