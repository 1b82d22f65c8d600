import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataDirInUse, lockDataDir, lockHolder } from './lock';
import { processStart } from './processes';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function writeLock(pid: number, started: string | undefined) {
  writeFileSync(join(dataDir, 'shop.lock'), JSON.stringify({ pid, started }));
}

describe('the lock of the data folder', () => {
  it('refuses a second holder and names the first', () => {
    const release = lockDataDir(dataDir);
    expect(() => lockDataDir(dataDir)).toThrow(DataDirInUse);
    expect(() => lockDataDir(dataDir)).toThrow(String(process.pid));
    release();
    expect(lockHolder(dataDir)).toBeUndefined();
    lockDataDir(dataDir)();
  });

  it('respects another living process', () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    try {
      writeLock(other.pid ?? 0, processStart(other.pid ?? 0));
      expect(() => lockDataDir(dataDir)).toThrow(String(other.pid));
    } finally {
      other.kill('SIGKILL');
    }
  });

  it('takes over from a dead process', async () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    writeLock(other.pid ?? 0, processStart(other.pid ?? 0));
    const ended = new Promise((resolve) => other.once('exit', resolve));
    other.kill('SIGKILL');
    await ended;
    lockDataDir(dataDir);
    expect(lockHolder(dataDir)?.pid).toBe(process.pid);
  });

  it('takes over when the number belongs to a later process, or the file is damaged', () => {
    writeLock(process.pid, 'an earlier process with this number');
    lockDataDir(dataDir)();
    writeFileSync(join(dataDir, 'shop.lock'), '{"pi');
    lockDataDir(dataDir)();
  });
});
