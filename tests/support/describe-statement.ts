import type { Client, Connection, Submittable } from 'pg';

export type Column = { name: string; oid: number };

type RowDescription = { fields: { name: string; dataTypeID: number }[] };

/**
 * The columns of a statement as PostgreSQL describes them when it prepares it, which runs nothing.
 * Rejects with what it has against the statement.
 */
export function describeStatement(client: Client, text: string): Promise<Column[]> {
  return new Promise((resolve, reject) => {
    client.query(new Description(text, resolve, reject));
  });
}

/** What `pg` hands what the server answers to; of a query it calls these by name. */
class Description implements Submittable {
  private columns: Column[] = [];
  constructor(
    private readonly text: string,
    private readonly resolve: (columns: Column[]) => void,
    private readonly reject: (error: Error) => void,
  ) {}

  submit(connection: Connection): void {
    connection.parse({ name: '', text: this.text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }
  handleRowDescription({ fields }: RowDescription): void {
    this.columns = fields.map(({ name, dataTypeID: oid }) => ({ name, oid }));
  }
  handleError(error: Error): void {
    this.reject(error);
  }
  handleReadyForQuery(): void {
    this.resolve(this.columns);
  }
}
