/** A call from the server. */
export type WireRequest = {
  method: string;
  /** Path and query. */
  url: string;
  headers: Pick<Headers, 'get'>;
  clientAddress: string;
  /**
   * Reads the body, up to so many bytes; throws responses that the server sends itself. An
   * untrusted client sends one large body at a time, an operator two; a front end has limited its
   * visitors already.
   */
  readBody: (limit: number, sender: BodySender) => Promise<Buffer>;
  /**
   * Waits for its turn with the received data, among those of the client, who may be a front end's
   * visitor; throws responses that the server sends itself.
   */
  inTurn: <T>(work: () => Promise<T>, clientAddress?: string) => Promise<T>;
  /** Resolves when every process shows the changes, as after a form. */
  settled: () => Promise<void>;
};

/** The sender of a body, as far as the call has proved it before the body is read. */
export type BodySender = 'stranger' | 'operator' | 'front';
