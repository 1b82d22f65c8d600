import { createReadStream } from 'node:fs';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Usual characters of a UTF-8 catalogue; others appear by chance in a wrong encoding. */
const USUAL = /[\u0080-\u024f\u2000-\u2bff]/;

/** The bytes read to detect UTF-16 and the separator. */
const START = 16_384;

/**
 * Detects the encoding of a file: UTF-16 by its mark or its zeros, as spreadsheets save "Unicode
 * text", otherwise UTF-8 or, if hardly one of its letters is valid UTF-8, Windows-1252. A file with
 * single invalid letters stays UTF-8, so that their lines are reported.
 */
export async function detectEncoding(file: string): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8');
  let broken = 0;
  let whole = 0;
  let isStart = true;
  const count = (text: string) => {
    for (const sign of text) {
      if (sign === '\ufffd') broken += 1;
      else if (USUAL.test(sign)) whole += 1;
    }
  };
  for await (const piece of createReadStream(file, { highWaterMark: 4 * START })) {
    const bytes = piece as Buffer;
    if (isStart) {
      const wide = utf16Of(bytes.subarray(0, START));
      if (wide) return wide;
      isStart = false;
    }
    count(decoder.decode(bytes, { stream: true }));
  }
  return broken > 20 * whole && broken > 0 ? 'windows-1252' : 'utf-8';
}

function utf16Of(start: Buffer): Encoding | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  // In a UTF-16 header of ASCII letters every other byte is zero.
  const zeros = [0, 0];
  start.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]! += 1;
  });
  const most = start.length / 4;
  if (zeros[1]! > most && zeros[0] === 0) return 'utf-16le';
  if (zeros[0]! > most && zeros[1] === 0) return 'utf-16be';
  return null;
}

/** Yields the text of a file, piece by piece, without its mark. */
export async function* textOf(file: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of createReadStream(file)) {
    yield decoder.decode(piece as Buffer, { stream: true });
  }
  yield decoder.decode();
}
