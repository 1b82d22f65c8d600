import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataDirInUse, describeHolder, lockDataDir, lockHolder } from './lock';
import { processStart } from './processes';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function writeLock(pid: number, started: string | undefined) {
  writeFileSync(join(dataDir, 'shop.lock'), JSON.stringify({ pid, started }));
}

const SHOP = { kind: 'shop', name: 'the shop' } as const;

describe('the lock of the data folder', () => {
  it('refuses a second holder and names the first', () => {
    const lock = lockDataDir(dataDir, SHOP);
    expect(() => lockDataDir(dataDir, SHOP)).toThrow(DataDirInUse);
    expect(() => lockDataDir(dataDir, SHOP)).toThrow(String(process.pid));
    lock.release();
    expect(lockHolder(dataDir)).toBeUndefined();
    lockDataDir(dataDir, SHOP).release();
  });

  it('names the holder, its start, and whether its database may be joined', () => {
    const command = { kind: 'command', name: 'order command' } as const;
    const before = new Date().toISOString();
    const lock = lockDataDir(dataDir, command);
    const holder = lockHolder(dataDir)!;
    expect(holder).toMatchObject({ ...command, pid: process.pid, isStarting: true });
    expect(holder.since >= before && holder.since <= new Date().toISOString()).toBe(true);
    expect(describeHolder(holder)).toBe(
      `order command (process ${process.pid}, since ${holder.since})`,
    );
    lock.open();
    expect(lockHolder(dataDir)).toEqual({ ...holder, isStarting: undefined });
    expect(readdirSync(dataDir)).toEqual(['shop.lock']);
    lock.release();
  });

  it('of an earlier version is that of a shop whose database may be joined', () => {
    writeLock(process.pid, processStart(process.pid));
    const holder = lockHolder(dataDir)!;
    expect(holder).toMatchObject({ kind: 'shop', pid: process.pid });
    expect(holder.isStarting).toBeUndefined();
    expect(describeHolder(holder)).toBe(`the shop (process ${process.pid})`);
  });

  it('is neither opened nor released by a process that has lost it', () => {
    const lost = lockDataDir(dataDir, SHOP);
    writeLock(1, processStart(1));
    lost.open();
    lost.release();
    expect(lockHolder(dataDir)?.pid).toBe(1);
  });

  it('respects another living process', () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    try {
      writeLock(other.pid ?? 0, processStart(other.pid ?? 0));
      expect(() => lockDataDir(dataDir, SHOP)).toThrow(String(other.pid));
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
    lockDataDir(dataDir, SHOP);
    expect(lockHolder(dataDir)?.pid).toBe(process.pid);
    expect(readdirSync(dataDir)).toEqual(['shop.lock']);
  });

  it('takes over if the number belongs to a later process, or the file is damaged', () => {
    writeLock(process.pid, 'an earlier process with this number');
    lockDataDir(dataDir, SHOP).release();
    writeFileSync(join(dataDir, 'shop.lock'), '{"pi');
    lockDataDir(dataDir, SHOP).release();
  });
});
