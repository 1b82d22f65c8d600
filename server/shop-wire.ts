import { editorOperations } from '../app/editor/operations/editor-operations.server';
import { incomingFolder } from '../app/services/files/private-folder';
import type { Services } from '../app/services/services.server';
import { openApiDocument } from '../app/services/wire/describe/open-api';
import { OPERATIONS, SUBJECTS } from '../app/services/wire/operations';
import { createWire, type Wire } from '../app/services/wire/wire';
import type { Config } from './config';
import { takeBytes } from './incoming-files';
import type { Log } from './log';
import { isTransientError } from './is-transient-error';

type Parts = {
  config: Config;
  engine: Services;
  log: Log;
  /** Encoded in base64. */
  secret: string;
  privateFiles: string;
  freeSpace: () => Promise<number>;
};

/** Returns the wire contract of this shop with all operations, for other clients. */
export function shopWire({ config, engine, log, secret, privateFiles, freeSpace }: Parts): Wire {
  const folder = incomingFolder(privateFiles);
  return createWire({
    contextFor: (...asked) => engine.contextFor(...asked),
    fronts: { ...engine, key: config.frontKey },
    operations: OPERATIONS,
    describe: () => openApiDocument(SUBJECTS, config.publicOrigin),
    secret: Buffer.from(secret, 'base64'),
    publicOrigin: config.publicOrigin,
    origins: config.wireOrigins,
    editorFor: editorOperations,
    takeFile: (file, rules) => takeBytes(file, { rules, folder, freeSpace }),
    isTransientError,
    log,
  });
}
