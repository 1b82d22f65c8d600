/** A separate process that migrates a database, and may be killed meanwhile. */
import { migrateDatabase } from '../../database/migrate';

await migrateDatabase(process.argv[2]!, 'database/migrations');
