// A PNG written by hand: grey plus alpha, enough for textures that are laid over a colour.
import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/**
 * A square texture as data URI. `value` gives for each pixel how much light it adds (above 0)
 * or takes (below 0), -1 to 1: it becomes white or black with that alpha.
 */
export function texture(size: number, value: (x: number, y: number) => number): string {
  const rows = Buffer.alloc(size * (size * 2 + 1));
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const light = Math.max(-1, Math.min(1, value(x, y)));
      const at = y * (size * 2 + 1) + 1 + x * 2;
      rows[at] = light > 0 ? 255 : 0;
      rows[at + 1] = Math.round(Math.abs(light) * 255);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 4, 0, 0, 0], 8);
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}
