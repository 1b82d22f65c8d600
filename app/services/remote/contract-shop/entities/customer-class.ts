import * as z from 'zod';
import * as lenient from './lenient';

/** The kinds of customers, as the upstream shop names them. */
export const customerClassesSchema = lenient.list(z.object({ id: lenient.id, name: lenient.text }));
