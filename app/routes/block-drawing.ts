import type { LoaderFunctionArgs } from '@remix-run/node';
import { variationDrawing } from '~/editor/blocks-lists/blocks-lists.server';
import { taggedFile } from '~/lib/tagged-file.server';

/** The preview picture of a variation: /blocks/variations/<id>.svg. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const [, id] = /^([\w-]+)\.svg$/.exec(params['file'] ?? '') ?? [];
  const drawing = id ? variationDrawing(id) : null;
  if (drawing === null) throw new Response(null, { status: 404 });
  return taggedFile(request, drawing, 'image/svg+xml');
}
