import { data } from '@remix-run/node';
import * as z from 'zod';
import { readId } from '~/services/shop-api';

/** An id of the shop as a form field; a number that can be none counts as not given. */
export const idOr = (error: string) =>
  z.string({ error }).transform((text, { addIssue }) => {
    const id = readId(text);
    if (id === null) addIssue({ code: 'custom', message: error });
    return id ?? z.NEVER;
  });

/** The id of something that the form is about; see `found`. */
export const idText = z.string().default('').transform(readId);

/** 404 for what is not there, such as an id that can be nobody's. */
export function found<T>(wanted: T | null | undefined): T {
  if (wanted === null || wanted === undefined) throw data(null, 404);
  return wanted;
}
