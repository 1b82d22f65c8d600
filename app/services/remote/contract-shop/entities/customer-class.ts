import * as z from 'zod';
import * as lenient from './lenient';

/** The customer classes, with the names of the upstream shop. */
export const customerClassesSchema = lenient.list(z.object({ id: lenient.id, name: lenient.text }));
