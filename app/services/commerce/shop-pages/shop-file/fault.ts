/**
 * A fault of a file or a missing fact of a shop: the path, as `delivery.0.prices.2.price`, and a
 * sentence.
 */
export type Fault = { path: string; problem: string };
