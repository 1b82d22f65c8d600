/**
 * The data of the loaders for the browser that hydrates a page, as scripts behind the page.
 * RemixServer would write the same, but React would have to render into a stream and wait for
 * another one. `data` is the stream that Remix passes to entry.server.
 */
export async function loaderDataScripts(data: ReadableStream<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  // Read directly: as the body of a Response it would pass through more streams.
  const reader = data.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    pieces.push(read.value);
  }
  const text = Buffer.concat(pieces).toString();
  const literal = JSON.stringify(text).replaceAll('<', '\\u003c');
  const stream = 'window.__remixContext.streamController';
  return `<script>${stream}.enqueue(${literal});</script><script>${stream}.close();</script>`;
}
