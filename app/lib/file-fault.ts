/**
 * The reason why a file or folder cannot be read or written, as a sentence; undefined for any other
 * error.
 */
export function fileFault(error: unknown, file?: string): string | undefined {
  const { code = '', path = '', syscall } = error as NodeJS.ErrnoException;
  const name = file ?? path;
  const reasons: Record<string, string> = {
    ENOENT: `there is no file "${name}"; look at its name and the folder you are in`,
    EISDIR: `"${name}" is a folder, not a file`,
    ENOTDIR: `a part of "${name}" is a file, not a folder; name another place`,
    EACCES: `"${name}" may not be read or written by this user`,
    EROFS: `"${name}" lies where nothing can be written; name another place`,
    ENOSPC: `"${name}" could not be written: the disk is full`,
    ...(syscall === 'mkdir' && { EEXIST: `"${name}" is a file, not a folder; name another place` }),
  };
  return name === '' ? undefined : reasons[code];
}
