import type { LoaderFunctionArgs } from '@remix-run/node';
import { blocksLists } from '~/editor/blocks-lists/blocks-lists.server';
import { makingBlocksLists } from '~/editor/blocks-lists/list-failure';
import { taggedFile } from '~/lib/tagged-file.server';

let json: string | undefined;

/** What may be added to a page (§7), for the palette of the editor. */
export async function loader({ request }: LoaderFunctionArgs) {
  json ??= await makingBlocksLists(() => JSON.stringify(blocksLists()));
  return taggedFile(request, json, 'application/json');
}
