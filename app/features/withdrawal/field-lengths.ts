/** How many characters a text of a withdrawal may have. */
export const MAXIMUM_LENGTH = { name: 200, orderId: 500, items: 2000, message: 2000 };
