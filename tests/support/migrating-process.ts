/** A process of its own that brings a database up to date, and may be killed on the way. */
import { migrateDatabase } from '../../database/migrate';

await migrateDatabase(process.argv[2]!, 'database/migrations');
