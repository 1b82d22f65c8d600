import { extractText, getDocumentProxy } from 'unpdf';

/** What a PDF says, page by page, with single spaces. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

/** The files in a PDF by their names. */
export async function filesInPdf(bytes: Uint8Array): Promise<Record<string, string>> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const files = (await pdf.getAttachments()) as Record<
    string,
    { filename: string; content: Uint8Array }
  > | null;
  return Object.fromEntries(
    Object.values(files ?? {}).map(({ filename, content }) => [
      filename,
      new TextDecoder().decode(content),
    ]),
  );
}

/** What it says of itself: title, language, whether it is tagged, and its XMP. */
export async function factsOfPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { info, metadata } = await pdf.getMetadata();
  const tree = await (await pdf.getPage(1)).getStructTree();
  return { pages: pdf.numPages, info: info as Record<string, unknown>, metadata, tree };
}
