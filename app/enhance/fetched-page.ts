/**
 * A fetched page of which the script uses a part. Its inline styles are removed: this page's CSP
 * may not permit them, and the whole sheet is loaded here.
 */
export async function fetchedPage(answer: Response): Promise<Document> {
  const html = (await answer.text()).replace(/<style\b[^>]*>.*?<\/style>/gs, '');
  return new DOMParser().parseFromString(html, 'text/html');
}
