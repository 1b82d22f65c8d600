import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Returns when a process started, as an opaque text that never changes during its life and differs
 * for a later process with the same id. Undefined if there is no such process.
 */
export function processStart(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name may contain spaces and brackets: count fields after the last bracket.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (fields[0] === 'Z') return undefined;
      return `${bootId()}:${fields[19] ?? ''}`;
    } catch {
      return undefined;
    }
  }
  return describe(pid, 'lstart=');
}

/** The command line of a living process. */
export function commandLine(pid: number): string | undefined {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() || undefined;
    } catch {
      return undefined;
    }
  }
  return describe(pid, 'command=');
}

function bootId() {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}

function describe(pid: number, field: string) {
  try {
    const asked = ['-p', String(pid), '-o', field];
    const answer = execFileSync('ps', asked, { encoding: 'utf8', stdio: 'pipe' });
    return answer.trim() || undefined;
  } catch {
    return undefined;
  }
}
