import type { IncomingMessage } from 'node:http';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FileRules } from '../app/lib/file-rules';
import { MAX_BODY_BYTES, MAX_FIELDS } from './body-limits';
import type { FileStore } from './incoming-files';
import { readMultipart } from './multipart';
import type { RefusedRequest } from './refusal';

const folder = mkdtempSync(join(tmpdir(), 'shop-multipart-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
});

const rules: FileRules = {
  count: 2,
  bytes: 1000,
  nameLength: 40,
  types: {
    pdf: { mediaType: 'application/pdf', beginsWith: ['%PDF-'] },
    txt: { mediaType: 'text/plain' },
  },
};
const store: FileStore = { rules, folder, freeSpace: async () => 1e12 };

const TYPE = 'multipart/form-data; boundary=xx';
const END = '--xx--\r\n';
const field = (name: string, value: string) =>
  `--xx\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, content: string, more = '') =>
  `--xx\r\nContent-Disposition: form-data; name="f"; filename="${name}"${more}\r\n` +
  `Content-Type: application/octet-stream\r\n\r\n${content}\r\n`;

/** A request whose body arrives in pieces of this size. */
function requestOf(body: string | Buffer, pieceSize = 7, headers = {}): IncomingMessage {
  const bytes = Buffer.from(body);
  const pieces = Array.from({ length: Math.ceil(bytes.length / pieceSize) }, (_, at) =>
    bytes.subarray(at * pieceSize, (at + 1) * pieceSize),
  );
  return Object.assign(Readable.from(pieces), { headers }) as unknown as IncomingMessage;
}

async function read(body: string, to: FileStore | null = store, pieceSize = 7) {
  const req = requestOf(body, pieceSize);
  const { body: fields, files } = await readMultipart(req, TYPE, to ?? undefined);
  return { fields: [...new URLSearchParams(fields.toString())], files };
}

/** Makes every write to the disk fail. */
async function failWrites(code: string) {
  const probe = await open(tmpdir());
  const handle = Object.getPrototypeOf(probe) as FileHandle;
  await probe.close();
  const error = Object.assign(new Error(code), { code });
  return vi.spyOn(handle, 'appendFile').mockRejectedValue(error);
}

async function statusOf(work: Promise<unknown>) {
  try {
    await work;
    return 'taken';
  } catch (error) {
    return (error as RefusedRequest).refusal?.status ?? error;
  }
}

describe('a form with a file', () => {
  it.each([1, 7, 1e6])('is read as fields and a file, in pieces of %i', async (size) => {
    const body =
      field('a', '1') + file('Größe.pdf', '%PDF-1.7 Text') + field('ä[1]', 'ö & =') + END;
    const { fields, files } = await read(body, store, size);
    expect(fields).toEqual([
      ['a', '1'],
      ['ä[1]', 'ö & ='],
    ]);
    expect(files).toMatchObject([{ field: 'f', fileName: 'Größe.pdf', size: 13, problem: null }]);
    expect(readFileSync(files[0]!.path!, 'utf8')).toBe('%PDF-1.7 Text');
  });

  it('has no file if none was chosen', async () => {
    expect(await read(field('a', '1') + file('', '') + END)).toMatchObject({ files: [] });
  });

  it.each([
    ['a.pdf', 'PK\x03\x04 a zip', 'fileContent'],
    ['a.pdf', '', 'fileEmpty'],
    ['a.txt', 'x'.repeat(1001), 'fileSize'],
    ['a.exe', 'MZ', 'fileType'],
    ['a', 'x', 'fileType'],
    ['a.pdf.exe', '%PDF-', 'fileType'],
    ['constructor', 'x', 'fileType'],
    ['x.toString', 'x', 'fileType'],
    ['.pdf', '%PDF-', 'fileName'],
    ['../../etc/a.pdf', '%PDF-', 'fileName'],
    ['C:\\\\a.pdf', '%PDF-', 'fileName'],
    ['a\u0000.pdf', '%PDF-', 'fileName'],
    ['a\u202efdp.pdf', '%PDF-', 'fileName'],
    ['a\u200b.pdf', '%PDF-', 'fileName'],
    [`${'a'.repeat(40)}.pdf`, '%PDF-', 'fileName'],
    ['', 'not empty', 'fileName'],
  ])('refuses %j holding %j: %s, and keeps the other fields', async (name, content, problem) => {
    const { fields, files } = await read(file(name, content) + field('b', '2') + END);
    expect(files).toMatchObject([{ path: null, problem }]);
    expect(fields).toEqual([['b', '2']]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('accepts a file of the maximum size, under the one name that browsers send', async () => {
    const { files } = await read(file('a.txt', 'x'.repeat(1000)) + END);
    expect(files).toMatchObject([{ size: 1000, problem: null }]);
    const starred = await read(file('a.txt', 'x', `; filename*=UTF-8''%2e%2e%2fb.txt`) + END);
    expect(starred.files).toMatchObject([{ fileName: 'a.txt', problem: null }]);
  });

  it('is accepted without its file while the disk is nearly full, or becomes full', async () => {
    const body = file('a.txt', 'x') + field('b', '2') + END;
    const full = await read(body, { ...store, freeSpace: async () => 1e6 });
    expect(full).toMatchObject({ fields: [['b', '2']], files: [{ problem: 'fileSpace' }] });
    const failing = await failWrites('ENOSPC');
    const later = await read(file('a.txt', 'x'.repeat(900)) + field('b', '2') + END);
    failing.mockRestore();
    expect(later).toMatchObject({ fields: [['b', '2']], files: [{ problem: 'fileSpace' }] });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('fails with the disk, and leaves nothing', async () => {
    const failing = await failWrites('EIO');
    await expect(read(file('a.txt', 'x'.repeat(900)) + field('b', '2') + END)).rejects.toThrow(
      'EIO',
    );
    failing.mockRestore();
    expect(readdirSync(folder)).toEqual([]);
    await expect(read(file('a.txt', 'x') + END, { ...store, folder: '/none' })).rejects.toThrow();
  });

  it('is read for its fields alone if files are not accepted', async () => {
    const body = file('a.txt', 'x') + field('b', '2') + END;
    const { fields, files } = await read(body, null);
    expect(fields).toEqual([['b', '2']]);
    expect(files).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });
});

const part = 'Content-Disposition: form-data';
const NASTY: [what: string, body: string, status: 400 | 413 | 'taken'][] = [
  ['nothing', '', 400],
  ['no boundary', 'abc', 400],
  ['no end', field('a', '1'), 400],
  ['a file without end', file('a.txt', 'x').slice(0, -2), 400],
  ['an end in the head of a part', `--xx\r\n${part}; name="a"`, 400],
  ['a part without a name', `--xx\r\n${part}\r\n\r\n1\r\n${END}`, 400],
  ['a file without a field', `--xx\r\n${part}; filename="a.txt"\r\n\r\n1\r\n${END}`, 400],
  ['501 fields', field('a', '1').repeat(MAX_FIELDS + 1) + END, 413],
  ['10,000 parts', file('', '').repeat(10_000) + END, 413],
  ['three files', file('a.txt', 'x').repeat(3) + END, 413],
  ['a field too long', field('a', 'x'.repeat(MAX_BODY_BYTES)) + END, 413],
  ['fields too long together', field('a', 'x'.repeat(MAX_BODY_BYTES / 2)).repeat(2) + END, 413],
  ['more than all files may weigh', file('a.txt', 'x'.repeat(MAX_BODY_BYTES + 3000)) + END, 413],
  ['a head of 100 kB', `--xx\r\n${part}; name="${'a'.repeat(6e4)}"\r\n\r\n1\r\n${END}`, 400],
  [
    '10,000 headers',
    `--xx\r\n${'X: 1\r\n'.repeat(1e4)}${part}; name="a"\r\n\r\n1\r\n${END}`,
    'taken',
  ],
  ['a form in the form', field('a', `--yy\r\n${part}; name="b"\r\n\r\n2\r\n--yy--`) + END, 'taken'],
  ['one name twice', field('a', '1') + field('a', '2') + END, 'taken'],
  ['something before and after', `abc\r\n${field('a', '1')}${END}xyz`, 'taken'],
];

describe('requests that no browser sends', () => {
  it.each(NASTY)('%s', async (_what, body, expected) => {
    expect(await statusOf(read(body, store, 4096))).toBe(expected);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is refused by its length before it is read', async () => {
    const req = requestOf(file('a.txt', 'x') + END, 7, { 'content-length': '99999999' });
    expect(await statusOf(readMultipart(req, TYPE, store))).toBe(413);
    expect(req.readableDidRead).toBe(false);
  });

  it('leaves no file if the sender disconnects during one, or after it', async () => {
    for (const sent of [
      file('a.txt', 'x'.repeat(900)).slice(0, -100),
      file('a.txt', 'x') + '--xx',
    ]) {
      async function* gone() {
        yield Buffer.from(sent);
        throw new Error('aborted');
      }
      const req = Object.assign(Readable.from(gone()), { headers: {} });
      const reading = readMultipart(req as unknown as IncomingMessage, TYPE, store);
      await expect(reading).rejects.toThrow('aborted');
      expect(readdirSync(folder)).toEqual([]);
    }
  });
});
