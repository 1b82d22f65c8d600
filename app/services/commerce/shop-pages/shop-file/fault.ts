/** A fault of a file or shop: the path, such as `delivery.0.prices.2.price`, and a sentence. */
export type Fault = { path: string; problem: string };
