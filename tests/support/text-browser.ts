import { execFile, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A page as w3m prints it. */
export async function dump(html: string, columns = 100): Promise<string> {
  const child = run('w3m', [
    '-dump',
    '-T',
    'text/html',
    '-I',
    'UTF-8',
    '-O',
    'UTF-8',
    '-cols',
    String(columns),
  ]);
  child.child.stdin?.end(html);
  return (await child).stdout;
}

/** The terminal is idle for so long before the next key: short within a page, longer for a load. */
const QUIET_MS = { page: 50, load: 500 };
const PATIENCE_MS = 15_000;
const CONFIG =
  'use_cookie 1\naccept_cookie 1\nuse_mouse 0\ndisplay_charset UTF-8\nignorecase_search 0\naccept_language de\n';

const KEYS = {
  enter: '\r',
  tab: '\t',
  tabBack: '\u001b\t',
  clearLine: '\u0015',
  top: 'g',
  search: '/',
};

/**
 * w3m in a terminal, used by the keyboard: texts are found with its search (a regular expression),
 * fields with the tabulator.
 */
export class TextBrowser {
  private seen = '';
  private readonly child: ChildProcessWithoutNullStreams;

  constructor(home: string, url: string) {
    mkdirSync(join(home, '.w3m'), { recursive: true });
    writeFileSync(join(home, '.w3m', 'config'), CONFIG);
    const command = `stty cols 120 rows 60; exec w3m -graph '${url}'`;
    this.child = spawn('script', ['-qfec', command, '/dev/null'], {
      env: {
        ...process.env,
        HOME: home,
        TERM: 'vt100',
        LANG: 'C.UTF-8',
        LC_ALL: 'C.UTF-8',
      },
    });
    this.child.stdout.on('data', (chunk: Buffer) => (this.seen += chunk.toString()));
  }

  /** Waits until the first page is shown. */
  ready(): Promise<string> {
    return this.keys('', 'load');
  }

  /** Moves to this text and activates it. */
  async press(words: string): Promise<string> {
    await this.find(words);
    return this.keys(KEYS.enter, 'load');
  }

  /** Types into the field after this text. */
  async type(label: string, text: string): Promise<void> {
    await this.find(label);
    await this.keys(KEYS.tab);
    await this.keys(KEYS.enter);
    await this.keys(KEYS.clearLine + text + KEYS.enter);
  }

  /** Checks the box before this text. */
  async tick(label: string): Promise<void> {
    await this.find(label);
    await this.keys(KEYS.tabBack);
    await this.keys(KEYS.enter);
  }

  close(): void {
    this.child.kill('SIGKILL');
  }

  private async find(words: string): Promise<void> {
    await this.keys(KEYS.top);
    const answer = await this.keys(KEYS.search + words + KEYS.enter);
    if (answer.includes('Not found'))
      throw new Error(`"${words}" is not on the page:\n${this.seen}`);
  }

  /** Sends keys and returns the screen of the terminal once it is idle. */
  private async keys(text: string, waitFor: keyof typeof QUIET_MS = 'page'): Promise<string> {
    if (text) this.seen = '';
    this.child.stdin.write(text);
    const limit = Date.now() + PATIENCE_MS;
    for (let before = -1; before !== this.seen.length || this.seen === '';) {
      if (Date.now() > limit) throw new Error(`w3m does not answer to ${JSON.stringify(text)}`);
      before = this.seen.length;
      await sleep(QUIET_MS[waitFor]);
    }
    return this.seen;
  }
}
