import type { LoaderFunctionArgs } from '@remix-run/node';
import { blocksLists } from '~/editor/blocks-lists/blocks-lists.server';
import { makingBlocksLists } from '~/editor/blocks-lists/list-failure';
import { etagResponse } from '~/lib/etag-response.server';

let json: string | undefined;

/** The blocks that can be added to a page (§7), for the palette of the editor. */
export async function loader({ request }: LoaderFunctionArgs) {
  json ??= await makingBlocksLists(() => JSON.stringify(blocksLists()));
  return etagResponse(request, json, 'application/json');
}
