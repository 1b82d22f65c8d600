import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, lstatSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Answer } from './answer';
import { chooseCoding, isCompressible } from './compression';

type CachedFile = {
  type: string;
  cache: string;
  etag: string;
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
};

type FileRequest = { acceptEncoding?: string; ifNoneMatch?: string };

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';
/** Files that name the current build of the shop must be revalidated each time. */
const ASKED_EACH_TIME = 'no-cache';
/** A drawing opened by itself may run no script and load nothing. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** Folders and a name with an extension, no dots elsewhere: no path leaves the folder. */
const MEDIA_PATH = /^\/media\/((?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.[a-z0-9]+)$/;

/**
 * Serves files as they are: the built client under /assets/ (named by content, with .br and .gz
 * made at build), everything in public/, and pictures in `mediaFolder` at /media/. The first two
 * are few and small and are cached in memory; only names found at start are ever served from there.
 */
export function createStaticFiles(folders: { built?: string; public: string; media: string }) {
  const kept = new Map<string, CachedFile>();
  for (const folder of [folders.public, folders.built ?? '']) {
    for (const file of filesIn(folder)) {
      const path = `/${relative(folder, file).split(sep).join('/')}`;
      if (/\/\.|\.(br|gz)$/.test(path)) continue;
      kept.set(path, keep(file, cacheOf(path)));
    }
  }

  /** Returns the answer for a path, or undefined if it is not a file but a page. */
  return function serve(path: string, asked: FileRequest): Answer | undefined {
    const file = kept.get(path);
    if (file) return answerKept(file, asked);
    if (path.startsWith('/media/')) return answerMedia(folders.media, path, asked);
    return path.startsWith('/assets/') ? notFound() : undefined;
  };
}

function cacheOf(path: string): string {
  if (path === '/sw.js' || path === '/builds/latest.json') return ASKED_EACH_TIME;
  return /^\/(?:assets|builds)\//.test(path) ? IMMUTABLE : AN_HOUR;
}

function keep(file: string, cache: string): CachedFile {
  const identity = readFileSync(file);
  const packed = (ending: string) =>
    existsSync(file + ending) ? readFileSync(file + ending) : undefined;
  return {
    type: typeOf(file),
    cache,
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    identity,
    br: packed('.br'),
    gzip: packed('.gz'),
  };
}

function answerKept(file: CachedFile, asked: FileRequest): Answer {
  const coding = chooseCoding(asked.acceptEncoding);
  const packed = file[coding];
  const used = packed && coding !== 'identity' ? coding : 'identity';
  const etag = `"${file.etag}${used === 'identity' ? '' : `-${used}`}"`;
  const headers: Record<string, string> = {
    'Content-Type': file.type,
    'Cache-Control': file.cache,
    ETag: etag,
  };
  if (isCompressible(file.type)) headers.Vary = 'Accept-Encoding';
  if (file.type === TYPES['.svg']) headers['Content-Security-Policy'] = DRAWING_POLICY;
  // The policy of a page depends on its text, which a 304 does not have.
  if (matches(asked.ifNoneMatch, etag) && !file.type.startsWith('text/html')) {
    return { status: 304, headers };
  }
  if (used !== 'identity') headers['Content-Encoding'] = used;
  const body = packed ?? file.identity;
  return { status: 200, headers, body };
}

function answerMedia(folder: string, path: string, asked: FileRequest): Answer {
  const name = MEDIA_PATH.exec(path)?.[1];
  const type = name && TYPES[extname(name)];
  if (!type || type.startsWith('text/html')) return notFound();
  const file = join(folder, name);
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile()) return notFound();
  const etag = `"${stat.size.toString(36)}-${Math.round(stat.mtimeMs).toString(36)}"`;
  const headers: Record<string, string> = {
    'Content-Type': type,
    'Cache-Control': IMMUTABLE,
    ETag: etag,
  };
  // Proxies cache both: see pictureFor in media.ts.
  if (type === TYPES['.avif'] || type === TYPES['.webp']) headers.Vary = 'Accept';
  if (type === TYPES['.svg']) headers['Content-Security-Policy'] = DRAWING_POLICY;
  if (matches(asked.ifNoneMatch, etag)) return { status: 304, headers };
  headers['Content-Length'] = String(stat.size);
  return { status: 200, headers, body: { file } };
}

/** Does If-None-Match contain this version? */
export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .split(',')
    .some((tag) => withoutWeakness(tag) === withoutWeakness(etag) || tag.trim() === '*');
}

function withoutWeakness(tag: string) {
  return tag.trim().replace(/^W\//, '');
}

function notFound(): Answer {
  const body = Buffer.from('Not found\n');
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  return { status: 404, headers, body };
}

function typeOf(file: string) {
  return TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream';
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}
