import * as z from 'zod/v4';
import { LARGEST_ID } from '~/services/shop-api';

/** An id of the shop as a form field; a number that can be none counts as not given. */
export const idOr = (error: string) =>
  z.int({ error }).positive({ error }).max(LARGEST_ID, { error });
