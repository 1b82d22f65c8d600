/** Where the shop says what somebody should look at: `error` what must be mended, `warn` the rest. */
export type ShopLog = Record<'error' | 'warn', (message: string) => void>;
