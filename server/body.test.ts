import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { bodyLimit, checkBody, readBody } from './body';
import type { RefusedRequest } from './refusal';

async function statusOf(work: Promise<unknown>) {
  return work.then(
    () => 'taken',
    (error: RefusedRequest) => error.refusal.status,
  );
}

function requestOf(chunks: Buffer[], headers: Record<string, string> = {}) {
  return Object.assign(Readable.from(chunks), { headers }) as unknown as IncomingMessage;
}

describe('readBody', () => {
  it('gives the whole body', async () => {
    const body = await readBody(requestOf([Buffer.from('a=1'), Buffer.from('&b=2')]), 100);
    expect(body.toString()).toBe('a=1&b=2');
  });

  it('refuses by Content-Length before reading', async () => {
    const req = requestOf([Buffer.alloc(1)], { 'content-length': '101' });
    expect(await statusOf(readBody(req, 100))).toBe(413);
    expect(req.readableDidRead).toBe(false);
  });

  it('stops in the middle of a body that hides its length, and keeps the connection', async () => {
    const req = requestOf(Array.from({ length: 50 }, () => Buffer.alloc(10)));
    expect(await statusOf(readBody(req, 100))).toBe(413);
    expect(req.destroyed).toBe(false);
  });
});

it('gives forms little, the editor more and uploads most', () => {
  const form = 'application/x-www-form-urlencoded';
  expect(bodyLimit('/contact', form)).toBe(64 * 1024);
  expect(bodyLimit('/api/editor/blocks', form)).toBe(1024 * 1024);
  expect(bodyLimit('/contact', 'multipart/form-data; boundary=x')).toBe(2_000_000);
});

describe('checkBody', () => {
  const form = 'application/x-www-form-urlencoded';
  const multipart = 'multipart/form-data; boundary=xx';
  const part = '--xx\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
  it.each([
    ['a=1&b=%C3%A4+x', form, 'taken'],
    ['', undefined, 'taken'],
    ['', form, 'taken'],
    ['a=%', form, 400],
    ['a=%E4', form, 400],
    ['a=1', `${form}; charset=utf-16`, 400],
    ['a=1', `${form}; charset=UTF-8`, 'taken'],
    ['a&'.repeat(500), form, 413],
    [`${part}--xx--\r\n`, multipart, 'taken'],
    [part, multipart, 400],
    ['abc', multipart, 400],
    ['abc', 'multipart/form-data', 400],
    [part.repeat(502), multipart, 413],
    ['{"a":"[[[["}', 'application/json', 'taken'],
    ['{', 'application/json', 400],
    ['', 'application/json', 400],
    ['['.repeat(50_000) + ']'.repeat(50_000), 'application/json', 400],
    ['abc', 'text/plain', 415],
    ['abc', undefined, 415],
  ])('%.30s as %s -> %s', async (text, type, expected) => {
    expect(await statusOf(checkBody(Buffer.from(text), type))).toBe(expected);
  });
});
