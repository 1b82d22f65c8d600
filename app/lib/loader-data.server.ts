/**
 * The data of the loaders for the browser that hydrates a page, as scripts to follow the page: what
 * RemixServer would write too, for which React would have to render into a stream and wait for
 * another one. `data` is the stream that Remix hands to entry.server.
 */
export async function loaderDataScripts(data: ReadableStream<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  // Read as it comes: as body of a Response it goes through more hands.
  const reader = data.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    pieces.push(read.value);
  }
  const text = Buffer.concat(pieces).toString();
  const literal = JSON.stringify(text).replaceAll('<', '\\u003c');
  const stream = 'window.__remixContext.streamController';
  return `<script>${stream}.enqueue(${literal});</script><script>${stream}.close();</script>`;
}
