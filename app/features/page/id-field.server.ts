import { data } from '@remix-run/node';
import * as z from 'zod/v4';
import { LARGEST_ID, readId } from '~/services/shop-api';

/** An id of the shop as a form field; a number that can be none counts as not given. */
export const idOr = (error: string) =>
  z.int({ error }).positive({ error }).max(LARGEST_ID, { error });

/** The id of something that the form is about; see `found`. */
export const idText = z.string().default('').transform(readId);

/** 404 for what is not there, such as an id that can be nobody's. */
export function found<T>(wanted: T | null | undefined): T {
  if (wanted === null || wanted === undefined) throw data(null, 404);
  return wanted;
}
