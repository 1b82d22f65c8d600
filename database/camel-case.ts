/** The name under which a column is read: that of the schema's property, `orderId` for `order_id`. */
export type CamelCase<Column extends string> = Column extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Column;

const names = new Map<string, string>();

/** Returns the name under which a column is read. */
export function camelCase<Column extends string>(column: Column): CamelCase<Column> {
  const name =
    names.get(column) ?? column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  names.set(column, name);
  return name as CamelCase<Column>;
}
