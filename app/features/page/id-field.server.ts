import { data } from '@remix-run/node';
import * as z from 'zod';
import { readId } from '~/services/shop-api';

/** An id of the shop as a form field; an impossible number counts as missing. */
export const idOr = (error: string) =>
  z.string({ error }).transform((text, { addIssue }) => {
    const id = readId(text);
    if (id === null) addIssue({ code: 'custom', message: error });
    return id ?? z.NEVER;
  });

/** The id of the form's subject; see `found`. */
export const idText = z.string().default('').transform(readId);

/** 404 for a missing subject, such as an impossible id. */
export function found<T>(wanted: T | null | undefined): T {
  if (wanted === null || wanted === undefined) throw data(null, 404);
  return wanted;
}
