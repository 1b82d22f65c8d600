import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { OBSERVERS } from './observers';

test.each(Object.entries(OBSERVERS))(
  'the script that observes the %s exists and is plain script',
  (_, path) => {
    const text = readFileSync(path, 'utf8');
    expect(() => new Script(text)).not.toThrow();
  },
);
