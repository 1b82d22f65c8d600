import { expect, test } from 'vitest';
import { readMultipart, WireFile } from './multipart';

const contentType = 'multipart/form-data; boundary=x';

function bodyOf(count: number, size: number): Buffer {
  const part = (index: number) => [
    `--x\r\nContent-Disposition: form-data; name="file${index}"; filename="a.png"\r\n\r\n`,
    'a'.repeat(size),
    '\r\n',
  ];
  return Buffer.from(
    [...Array.from({ length: count }, (_, i) => part(i)).flat(), '--x--\r\n'].join(''),
  );
}

const read = (body: Buffer) => readMultipart(body, { contentType, parseJson: JSON.parse });

test('five files are read', async () => {
  const files = await read(bodyOf(5, 1_000_000));
  expect(Object.keys(files!)).toHaveLength(5);
  expect(files!['file4']).toBeInstanceOf(WireFile);
});

test.each([
  [6, 10],
  [6, 1_000_000],
  [12, 1_000_000],
  [1, 14_200_000],
])('%i files of %i bytes are refused, and the call ends', async (count, size) => {
  expect(await read(bodyOf(count, size))).toBeNull();
});

test('a body that ends early is refused', async () => {
  expect(await read(bodyOf(1, 10).subarray(0, 60))).toBeNull();
});
