/**
 * A fetched page, of which script takes a part. Its own styles are left out: they hold what its
 * classes need, so that this page's policy may not know them, and the whole sheet is here.
 */
export async function fetchedPage(answer: Response): Promise<Document> {
  const html = (await answer.text()).replace(/<style\b[^>]*>.*?<\/style>/gs, '');
  return new DOMParser().parseFromString(html, 'text/html');
}
