/** The log for the operator: `error` for failures that need a repair, `warn` for the rest. */
export type ShopLog = Record<'error' | 'warn', (message: string) => void>;
