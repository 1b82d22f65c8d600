/** What is wrong in a file or missing in a shop: where, as `delivery.0.prices.2.price`, and a sentence. */
export type Fault = { path: string; problem: string };
