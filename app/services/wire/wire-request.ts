/** A call as the server hands it over. */
export type WireRequest = {
  method: string;
  /** Path and query. */
  url: string;
  headers: Pick<Headers, 'get'>;
  clientAddress: string;
  /**
   * Reads the body, up to so many bytes; throws what the server answers by itself. Strangers send one large
   * body at a time, operators two; a front has counted its visitors.
   */
  readBody: (limit: number, sender: BodySender) => Promise<Buffer>;
  /**
   * Waits for its turn with what reads have come, among those of the client, who may be a front's visitor;
   * throws what the server answers by itself.
   */
  inTurn: <T>(work: () => Promise<T>, clientAddress?: string) => Promise<T>;
  /** Resolves when every process shows what was changed, as after a form. */
  settled: () => Promise<void>;
};

/** The sender of a body, as far as the call has proved it before it is read. */
export type BodySender = 'stranger' | 'operator' | 'front';
