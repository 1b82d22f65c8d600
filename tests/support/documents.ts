import { inflateSync } from 'node:zlib';
import { extractText, getDocumentProxy } from 'unpdf';

/** Returns the text of a PDF, page by page, with single spaces. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

/** Returns the files embedded in a PDF by name. */
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

/** Returns its metadata: title, language, whether it is tagged, and its XMP. */
export async function factsOfPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { info, metadata } = await pdf.getMetadata();
  const tree = await (await pdf.getPage(1)).getStructTree();
  return { pages: pdf.numPages, info: info as Record<string, unknown>, metadata, tree };
}

/** Returns the figure of a tagged PDF as SVG, and the width of its dark part on paper. */
export function figureOfPdf(bytes: Buffer): { svg: string; millimetres: number } {
  const drawn = contentsOfPdf(bytes).find((content) => content.includes('/Figure'))!;
  const figure = drawn.slice(drawn.indexOf('/Figure'));
  const ops = figure.slice(0, figure.indexOf('EMC'));
  const scale = Number(/(\S+) 0 0 \S+ 0 0 cm/.exec(ops)![1]);
  const path = [...ops.matchAll(/(\d+ \d+) ([ml])|^h$/gm)].map(([, point, command]) =>
    point && command ? command.toUpperCase() + point : 'z',
  );
  const across = [...ops.matchAll(/(\d+) \d+ [ml]/g)].map(([, x]) => Number(x));
  const [from, to] = [Math.min(...across), Math.max(...across)];
  const size = from + to;
  const svg = `<svg viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path.join('')}"/></svg>`;
  return { svg, millimetres: ((to - from) * scale * 25.4) / 72 };
}

/** Returns a PDF's pictures: pixels, the first pixel, and the position on paper in millimetres. */
export function picturesOfPdf(bytes: Buffer) {
  const text = bytes.toString('latin1');
  const pictures = [...text.matchAll(/\/Subtype \/Image\n([^]*?)stream\r?\n/g)];
  const places = [
    ...contentsOfPdf(bytes)
      .join('\n')
      .matchAll(/^(\S+) 0 0 (\S+) (\S+) (\S+) cm\n\/I\d+ Do/gm),
  ];
  return pictures.map(({ 0: head, 1: facts = '', index }, nth) => {
    const fact = (name: string) => Number(new RegExp(`/${name} (\\d+)`).exec(facts)?.[1]);
    // The first byte of a row names its filter.
    const [, ...color] = inflateSync(bytes.subarray(index + head.length)).subarray(0, 4);
    const [, wide, high, left, below] = places[nth]!;
    const millimetres = (points = '') => Math.round((Math.abs(Number(points)) * 25.4) / 72);
    return {
      width: fact('Width'),
      height: fact('Height'),
      color,
      left: millimetres(left),
      top: millimetres(below) - millimetres(high),
      wide: millimetres(wide),
      high: millimetres(high),
    };
  });
}

/** Returns the drawing commands, stream by stream. */
function contentsOfPdf(bytes: Buffer): string[] {
  const text = bytes.toString('latin1');
  return [...text.matchAll(/\/FlateDecode[^]*?stream\r?\n/g)].flatMap(({ index, 0: head }) => {
    try {
      return [inflateSync(bytes.subarray(index + head.length)).toString('latin1')];
    } catch {
      return [];
    }
  });
}

/** Returns adjacent dark bars in a PDF from left to right, in points: most of one height. */
export function barsOfPdf(bytes: Buffer): { x: number; width: number; height: number }[] {
  const rows = new Map<string, { x: number; width: number; height: number }[]>();
  for (const [, x, y, width, height] of contentsOfPdf(bytes)
    .join('\n')
    .matchAll(/^(\S+) (\S+) (\S+) (\S+) re$/gm)) {
    const row = rows.get(`${y} ${height}`) ?? [];
    row.push({ x: Number(x), width: Number(width), height: Number(height) });
    rows.set(`${y} ${height}`, row);
  }
  return [...rows.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
}
