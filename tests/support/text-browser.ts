import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A page as w3m prints it. */
export async function dump(html: string, columns = 100): Promise<string> {
  const child = run('w3m', ['-dump', '-T', 'text/html', '-I', 'UTF-8', '-O', 'UTF-8', '-cols', String(columns)]);
  child.child.stdin?.end(html);
  return (await child).stdout;
}

const QUIET_MS = 250;
const PATIENCE_MS = 15_000;
const CONFIG = ['use_cookie 1', 'accept_cookie 1', 'confirm_qq 0', 'use_mouse 0', 'display_charset UTF-8', 'retry_http 0', 'wrap_search 1', 'ignorecase_search 0'];

/**
 * w3m in a terminal of its own, used by the keyboard: texts are found with its search, fields with
 * the tabulator. What it writes to the terminal is kept until the next step.
 */
export class TextBrowser {
  private seen = '';
  private readonly child: ChildProcessWithoutNullStreams;

  constructor(home: string, url: string) {
    mkdirSync(join(home, '.w3m'), { recursive: true });
    writeFileSync(join(home, '.w3m', 'config'), `${CONFIG.join('\n')}\n`);
    const command = `stty cols 120 rows 60; exec w3m -graph '${url}'`;
    this.child = spawn('script', ['-qfec', command, '/dev/null'], {
      env: { PATH: process.env.PATH, HOME: home, TERM: 'vt100', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
    });
    this.child.stdout.on('data', (chunk: Buffer) => (this.seen += chunk.toString()));
  }

  /** Opens another address. */
  async open(url: string): Promise<string> {
    return this.keys(`U\u0015${url}\r`);
  }

  /** Moves to these words and presses what stands there. */
  async press(words: string): Promise<string> {
    await this.find(words);
    return this.keys('\r');
  }

  /** Types into the field behind these words. */
  async type(label: string, text: string): Promise<void> {
    await this.find(label);
    await this.keys('\t');
    await this.keys('\r');
    await this.keys(`\u0015${text}\r`);
  }

  /** Ticks the box before these words. */
  async tick(label: string): Promise<void> {
    await this.find(label);
    await this.keys('\u001b\t');
    await this.keys('\r');
  }

  close(): void {
    this.child.kill('SIGKILL');
  }

  private async find(words: string): Promise<void> {
    await this.keys('g');
    const answer = await this.keys(`/${words}\r`);
    if (answer.includes('Not found')) throw new Error(`"${words}" is not on the page:\n${this.seen}`);
  }

  /** Sends keys and gives what the terminal shows for them once it is quiet. */
  private async keys(text: string): Promise<string> {
    this.seen = '';
    this.child.stdin.write(text);
    const limit = Date.now() + PATIENCE_MS;
    for (let before = -1; before !== this.seen.length || this.seen === ''; ) {
      if (Date.now() > limit) throw new Error(`w3m does not answer to ${JSON.stringify(text)}`);
      before = this.seen.length;
      await sleep(QUIET_MS);
    }
    return this.seen;
  }
}
