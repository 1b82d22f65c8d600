import type { Client, Connection, Submittable } from 'pg';

export type Column = {
  name: string;
  oid: number;
  /** The table's column that it is, as `table.number` in the catalogue of PostgreSQL; or `0.0`. */
  origin: string;
};

type RowDescription = {
  fields: { name: string; dataTypeID: number; tableID: number; columnID: number }[];
};

/**
 * Returns the columns of a statement as PostgreSQL describes them when preparing it, without
 * running it. Rejects with the error of PostgreSQL.
 */
export function describeStatement(client: Client, text: string): Promise<Column[]> {
  return new Promise((resolve, reject) => {
    client.query(new Description(text, resolve, reject));
  });
}

/** `pg` passes the server's messages to such an object and calls these methods by name. */
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
    this.columns = fields.map(({ name, dataTypeID: oid, tableID, columnID }) => ({
      name,
      oid,
      origin: `${tableID}.${columnID}`,
    }));
  }
  handleError(error: Error): void {
    this.reject(error);
  }
  handleReadyForQuery(): void {
    this.resolve(this.columns);
  }
}
