import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { checkUrlencoded, formKind, readBody } from './body';
import { MAX_BODY_BYTES, MAX_FIELDS } from './body-limits';
import type { RefusedRequest } from './refusal';

async function statusOf(work: () => unknown) {
  try {
    await work();
    return 'taken';
  } catch (error) {
    return (error as RefusedRequest).refusal.status;
  }
}

function requestOf(chunks: Buffer[], headers: Record<string, string> = {}) {
  return Object.assign(Readable.from(chunks), { headers }) as unknown as IncomingMessage;
}

describe('readBody', () => {
  it('returns the whole body', async () => {
    const body = await readBody(requestOf([Buffer.from('a=1'), Buffer.from('&b=2')]), 100);
    expect(body.toString()).toBe('a=1&b=2');
  });

  it('refuses by Content-Length before reading', async () => {
    const req = requestOf([Buffer.alloc(1)], { 'content-length': '101' });
    expect(await statusOf(() => readBody(req, 100))).toBe(413);
    expect(req.readableDidRead).toBe(false);
    const full = requestOf([Buffer.alloc(100)], { 'content-length': '100' });
    expect(await readBody(full, 100)).toHaveLength(100);
  });

  it('stops in the middle of a body that hides its length, and keeps the connection', async () => {
    const req = requestOf(Array.from({ length: 50 }, () => Buffer.alloc(10)));
    expect(await statusOf(() => readBody(req, 100))).toBe(413);
    expect(req.destroyed).toBe(false);
  });

  it('accepts 64 KiB and no byte more', async () => {
    const half = Buffer.alloc(MAX_BODY_BYTES / 2);
    expect(MAX_BODY_BYTES).toBe(65_536);
    expect(await statusOf(() => readBody(requestOf([half, half])))).toBe('taken');
    expect(await statusOf(() => readBody(requestOf([half, half, Buffer.alloc(1)])))).toBe(413);
  });
});

const FORM = 'application/x-www-form-urlencoded';

describe('formKind', () => {
  it.each([
    [undefined, undefined],
    [FORM, 'urlencoded'],
    [`${FORM}; charset=UTF-8`, 'urlencoded'],
    [`${FORM};charset="utf-8"`, 'urlencoded'],
    [` ${FORM} `, 'urlencoded'],
    ['multipart/form-data; boundary=----WebKitFormBoundaryu7Rt', 'multipart'],
    ['Multipart/Form-Data; boundary="a=b:c"', 'multipart'],
  ])('%s -> %s', (type, kind) => {
    expect(formKind(type)).toBe(kind);
  });

  it.each([
    ['multipart/form-data; xboundary=zzzz; boundary=q', 400],
    ['multipart/form-data; boundary=a; boundary=b', 400],
    ['multipart/form-data; boundary="a', 400],
    [`multipart/form-data; boundary=${'a'.repeat(71)}`, 400],
    ['multipart/form-data', 400],
    [`${FORM}; charset=utf-16`, 400],
    [`${FORM}; xcharset=utf-8; charset=utf-16`, 400],
    ['application/json', 415],
    ['text/plain; a=multipart/form-data', 415],
    ['multipart/form-data2', 415],
    ['application/json; charset=utf-8', 415],
    ['text/plain', 415],
    ['', 415],
  ])('%s is refused: %s', async (type, status) => {
    expect(await statusOf(() => formKind(type))).toBe(status);
  });
});

describe('checkUrlencoded', () => {
  const check = (text: string) => statusOf(() => checkUrlencoded(Buffer.from(text)));

  it.each([
    ['a=1&b=%C3%A4+x', 'taken'],
    ['', 'taken'],
    ['a=%', 400],
    ['a=%E4', 400],
    ['a=%2500', 'taken'],
    ['a=%ED%A0%BD', 400],
  ])('%j -> %s', async (text, expected) => {
    expect(await check(text)).toBe(expected);
  });

  it('accepts 500 fields and no more', async () => {
    const fields = (count: number) => Array.from({ length: count }, () => 'a=1').join('&');
    expect(MAX_FIELDS).toBe(500);
    expect(await check(fields(500))).toBe('taken');
    expect(await check(fields(501))).toBe(413);
  });
});
