import * as z from 'zod/v4';
import * as told from './told';

/** The kinds of customers, as the upstream shop names them. */
export const customerClassesSchema = told.list(z.object({ id: told.id, name: told.text }));
